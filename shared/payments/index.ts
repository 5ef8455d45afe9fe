export {
	COULD_NOT_LOAD,
	INTERVALS,
	createDonationPlans,
	createPlan,
	readMemberships,
	readTotal,
	type Interval,
	type Memberships,
	type Plan,
} from './api';
