import { useEndpoint } from '#shared/api';
import type { ApiError } from '#shared/request';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { type Mailing, readMailing } from '../../api';
import { formatNumber } from '../../rules/format-number';
import { messages } from './messages';

/** Milliseconds between two requests while emails are being sent. */
export const POLL_MS = 10_000;

/**
 * Returns the status of the emails about a post. While emails are being sent and the panel is visible, polls the status
 * and announces when sending has ended. After a failed request, returns the previous status and continues polling.
 */
export function useMailing( post: number ): {
	data?: Mailing;
	error?: ApiError;
	retry: () => void;
} {
	const {
		data: answer,
		error,
		retry,
	} = useEndpoint( readMailing, { query: { post } } );
	// The previous data stays visible during the next request.
	const [ data, setData ] = useState< Mailing >();
	if ( answer && answer !== data ) {
		setData( answer );
	}
	const hasRun = useRef( false );
	useEffect( () => {
		if ( answer?.state === 'done' && hasRun.current ) {
			speak( messages.sent( answer.sent, formatNumber( answer.sent ) ) );
		}
		if ( data?.state !== 'running' || ( ! answer && ! error ) ) {
			return;
		}
		hasRun.current = true;
		const stop = new AbortController();
		const ask = () =>
			document.hidden
				? document.addEventListener( 'visibilitychange', ask, {
						signal: stop.signal,
						once: true,
					} )
				: retry();
		const timer = setTimeout( ask, POLL_MS );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ answer, data, error, retry ] );
	return { data, error, retry };
}
