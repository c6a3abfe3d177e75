import type { ReactNode } from 'react'
import { AccountGateScreen, type GateDrawings } from '../features/account/AccountGateScreen.tsx'
import type { AccountBarWords, AccountGateWords } from '../features/account/account.microcopy.ts'
import { BalanceLink } from '../features/account/BalanceLink.tsx'
import type { LaterGateWords } from '../features/account/later-gate.microcopy.ts'
import { NumberChangedScreen } from '../features/account/NumberChangedScreen.tsx'
import { NumberMenu } from '../features/account/NumberMenu.tsx'
import { HistoryScreen } from '../features/history/HistoryScreen.tsx'
import type { HistoryWords } from '../features/history/history.microcopy.ts'
import { LogInScreen } from '../features/log-in/LogInScreen.tsx'
import type { LogInWords } from '../features/log-in/log-in.microcopy.ts'
import { NotificationStack } from '../features/notifications/NotificationStack.tsx'
import { ServiceReportScreen } from '../features/service-report/ServiceReportScreen.tsx'
import type { ServiceReportWords } from '../features/service-report/service-report.microcopy.ts'
import { AlertCards } from '../features/settings/alerts/AlertCards.tsx'
import type { AlertsWords } from '../features/settings/alerts/alerts.microcopy.ts'
import { Consent } from '../features/settings/consents/Consent.tsx'
import type { ConsentsWords } from '../features/settings/consents/consents.microcopy.ts'
import { CloseAccount } from '../features/settings/data/CloseAccount.tsx'
import { DataCopy } from '../features/settings/data/DataCopy.tsx'
import type { DataWords } from '../features/settings/data/data.microcopy.ts'
import { OrderList } from '../features/settings/orders/OrderList.tsx'
import type { OrdersWords } from '../features/settings/orders/orders.microcopy.ts'
import type { PaymentsWords } from '../features/settings/payments/payments.microcopy.ts'
import { SavedCards } from '../features/settings/payments/SavedCards.tsx'
import type { ProfileWords } from '../features/settings/profile/profile.microcopy.ts'
import { SettingsNav } from '../features/settings/SettingsNav.tsx'
import { SettingsSkeleton } from '../features/settings/SettingsSkeleton.tsx'
import { SessionsList } from '../features/settings/sessions/SessionsList.tsx'
import { BlockNumber } from '../features/settings/sim/BlockNumber.tsx'
import { RoamingToggle } from '../features/settings/sim/RoamingToggle.tsx'
import type { SimWords } from '../features/settings/sim/sim.microcopy.ts'
import type { Drawing } from '../ui/Picture.tsx'
import {
  alertStates,
  balances,
  blockings,
  closings,
  consents,
  gates,
  histories,
  logIns,
  menus,
  orderLists,
  reports,
  roamings,
  savedCards,
  sessionLists,
  settingsLists,
  settingsSections,
  stacks,
} from './account-states.ts'
import { phoneNumber } from './overview-states.ts'

interface Props {
  words: AccountGateWords &
    LaterGateWords &
    AccountBarWords &
    LogInWords &
    HistoryWords &
    ServiceReportWords &
    AlertsWords &
    ConsentsWords &
    DataWords &
    OrdersWords &
    PaymentsWords &
    ProfileWords &
    SimWords
  /** Of the records' pages. */
  drawing: Drawing | undefined
  gateDrawings: GateDrawings
}

const nothing = () => undefined

/** Every state of what is before and around self-service, of its records and of its settings; without script. */
export function GalleryAccount({ words, drawing, gateDrawings }: Props) {
  const shown = { words, language: 'lt' } as const
  return (
    <>
      {gates.map(([name, gate]) => (
        <State key={name} name={`Gate: ${name}`}>
          {gate.name === 'numberChanged' ? (
            <NumberChangedScreen
              gate={gate}
              words={words}
              onGoOn={nothing}
              onSwitchBack={nothing}
              headingTag="h4"
            />
          ) : (
            <AccountGateScreen
              gate={gate}
              words={words}
              language="lt"
              drawings={gateDrawings}
              logInHref="/"
              onTryAgain={nothing}
              onGoOn={nothing}
              onSwitchBack={nothing}
              headingTag="h4"
            />
          )}
        </State>
      ))}
      {stacks.map(([name, notices]) => (
        <State key={name} name={`Notices: ${name}`}>
          <div className="notices gallery-notices">
            <NotificationStack notices={notices} words={words} />
          </div>
        </State>
      ))}
      {logIns.map(([name, screen, needsStrong]) => (
        <State key={name} name={`Log-in: ${name}`}>
          <LogInScreen
            screen={screen}
            needsStrong={needsStrong}
            strongDrawing={drawing}
            words={words}
            onLogIn={nothing}
          />
        </State>
      ))}
      {balances.map(([name, balance]) => (
        <State key={name} name={`Balance: ${name}`}>
          <BalanceLink {...shown} balance={balance} href="/" />
        </State>
      ))}
      {menus.map(([name, menu]) => (
        <State key={name} name={`Account bar: ${name}`}>
          <div className="gallery-menu">
            <NumberMenu {...menu} isOpen words={words} onSwitch={nothing} onLogOut={nothing} />
          </div>
        </State>
      ))}
      {histories.map(([name, state]) => (
        <State key={name} name={`History: ${name}`}>
          <HistoryScreen
            {...shown}
            {...state}
            drawing={drawing}
            paths={{ report: '/', plans: '/', topUp: '/' }}
            onMore={nothing}
            onTryAgain={nothing}
            onReceipt={nothing}
          />
        </State>
      ))}
      {reports.map(([name, state]) => (
        <State key={name} name={`Service report: ${name}`}>
          <ServiceReportScreen {...shown} {...state} drawing={drawing} onTryAgain={nothing} />
        </State>
      ))}
      {/* The settings' page has the places to which its list leads; so has this one. */}
      <div className="absolute">
        {settingsSections.map(({ key }) => (
          <span key={key} id={key} />
        ))}
      </div>
      {settingsLists.map(([name, state]) => (
        <State key={name} name={`Settings: ${name}`}>
          <SettingsNav {...state} label={words['settings.tabs']} left={undefined} />
        </State>
      ))}
      <State name="Settings: loading">
        <SettingsSkeleton label={words['settings.loading']} cards={2} />
      </State>
      {roamings.map(([name, state]) => (
        <State key={name} name={`Roaming: ${name}`}>
          <RoamingToggle
            isOff={false}
            phoneNumber={phoneNumber}
            {...state}
            words={words}
            onSwitch={nothing}
          />
        </State>
      ))}
      {alertStates.map(([name, state]) => (
        <State key={name} name={`Alerts: ${name}`}>
          <AlertCards isOff={false} {...state} words={words} onChange={nothing} onSave={nothing} />
        </State>
      ))}
      {blockings.map(([name, state]) => (
        <State key={name} name={`A lost phone: ${name}`}>
          <BlockNumber isOff={false} phoneNumber={phoneNumber} {...state} words={words} onBlock={nothing} />
        </State>
      ))}
      {closings.map(([name, state]) => (
        <State key={name} name={`Data: ${name}`}>
          <DataCopy isOff={false} change={state.change} words={words} onGet={nothing} />
          <CloseAccount isOff={false} {...state} {...shown} onClose={nothing} />
        </State>
      ))}
      {orderLists.map(([name, loaded]) => (
        <State key={name} name={`Orders: ${name}`}>
          <OrderList
            {...shown}
            loaded={loaded}
            esimPath="/"
            registrationPath="/"
            orderPaths={{ simStatus: '/', esimStatus: '/', sim: '/', plans: '/', usage: '/' }}
            berries={{ Avietė: 'raspberry', Žemuogė: 'wildStrawberry' }}
            onTryAgain={nothing}
            onReceipt={nothing}
          />
        </State>
      ))}
      {consents.map(([name, state]) => (
        <State key={name} name={`Consent: ${name}`}>
          <Consent isOff={false} {...state} type="SMS_MARKETING" words={words} onDecide={nothing} />
        </State>
      ))}
      {sessionLists.map(([name, state]) => (
        <State key={name} name={`Sessions: ${name}`}>
          <SessionsList {...state} {...shown} onTryAgain={nothing} onLogOut={nothing} />
        </State>
      ))}
      {savedCards.map(([name, state]) => (
        <State key={name} name={`Saved cards: ${name}`}>
          <SavedCards
            {...state}
            isOff={false}
            recurringPayments={[]}
            today="2026-01-15"
            words={words}
            onDelete={nothing}
          />
        </State>
      ))}
    </>
  )
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-gap py-block">
      <h3>{name}</h3>
      {children}
    </div>
  )
}
