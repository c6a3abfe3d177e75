// A campaign may lead to any page; its offers are asked for on the dashboard, later in the visit.
if (location.search.includes('bcSessionId'))
  void import('../../lib/campaign.ts').then(({ campaignOfVisit }) => campaignOfVisit())

export {}
