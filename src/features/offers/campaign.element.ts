// A campaign may lead to any page; its offers are asked for on the dashboard, later in the visit.
// Whose browser keeps nothing brings along what they chose: what reads the one takes the other (lib/kept-text.ts).
if (/bcSessionId|kept=/.test(location.href))
  void import('./campaign.ts').then(({ campaignOfVisit }) => campaignOfVisit())

export {}
