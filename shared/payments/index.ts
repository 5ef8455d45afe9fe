export {
	COULD_NOT_LOAD,
	INTERVALS,
	createDonationPlans,
	createPlan,
	readLastUsed,
	readMemberships,
	readTotal,
	type Interval,
	type Memberships,
	type Plan,
} from './api';
