export { VISIT_CONSENT, countVisit } from './count-visit';
export {
	DEFAULT_VISIT_THRESHOLD,
	VISIT_CRITERIA,
	isVisible,
	type VisitCriteria,
} from './is-visible';
export {
	VISIT_COOKIE,
	VISIT_COOKIE_LIFE,
	parseVisits,
	serialiseVisits,
} from './visit-cookie';
