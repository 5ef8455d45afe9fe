import { errorMessage } from '#shared/api';
import type { ApiError } from '#shared/request';
import { FEED_FAILURES } from '../api';
import { feedMessages } from '../messages';

/** What an author reads when a feed could not be read. */
export function feedSentence( error: ApiError ): string {
	return feedProblem( error.code ) || errorMessage( error );
}

/** The sentence for a code of ours; empty for any other. */
export function feedProblem( code: string ): string {
	const known = FEED_FAILURES.find( ( each ) => each === code );
	return known ? feedMessages[ known ]() : '';
}
