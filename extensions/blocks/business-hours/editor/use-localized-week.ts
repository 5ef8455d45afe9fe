import { useEndpoint } from '#shared/api';
import { ENGLISH_WEEK, localizedWeek, type LocalizedWeek } from '../api';

/** The words for the week; null while they load, English and a Sunday start when the site does not answer. */
export function useLocalizedWeek(): LocalizedWeek | null {
	const answer = useEndpoint( localizedWeek );
	switch ( answer.status ) {
		case 'done':
			return answer.data;
		case 'failed':
			return ENGLISH_WEEK;
		default:
			return null;
	}
}
