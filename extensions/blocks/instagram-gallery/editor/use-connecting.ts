import { call, useEndpoint } from '#shared/api';
import { openPopup } from '#shared/popup-auth';
import { toApiError, type ApiError } from '#shared/request';
import { useEffect, useRef, useState } from '@wordpress/element';
import { listAccounts, readConnectUrl, type Account } from '../api';

/** Size of the pop-up, and milliseconds between two checks whether it is closed. */
const SIZE = 700;
const INTERVAL = 500;

/** Parses the pop-up's message, which contains an ID whose value is not used. */
function parseMessage( data: unknown ): { id: string } | null {
	const id: unknown =
		typeof data === 'object' && data !== null
			? Reflect.get( data, 'keyring_id' )
			: undefined;
	return ( typeof id === 'number' && Number.isInteger( id ) ) ||
		( typeof id === 'string' && /^\d+$/.test( id ) )
		? { id: String( id ) }
		: null;
}

/** Result of the window in which an author connects an account. */
type Connected =
	| { kind: 'accounts'; accounts: readonly Account[] }
	| { kind: 'blocked' | 'aborted' }
	| { kind: 'failed'; error: ApiError };

/**
 * Connects an account in a window of the service.
 *
 * @param mayConnect Whether this author can.
 */
export function useConnecting( mayConnect: boolean ): {
	isConnecting: boolean;
	/** Whether the URL has arrived. Browsers block a window that opens later than the click. */
	isReady: boolean;
	error: ApiError | undefined;
	retry(): void;
	connect(): Promise< Connected >;
} {
	const { data, error, retry } = useEndpoint(
		readConnectUrl,
		mayConnect ? {} : null
	);
	const [ isConnecting, setIsConnecting ] = useState( false );
	const stop = useRef< AbortController >();
	useEffect( () => () => stop.current?.abort(), [] );

	async function connect(): Promise< Connected > {
		stop.current = new AbortController();
		const { signal } = stop.current;
		setIsConnecting( true );
		try {
			const { kind } = await openPopup( {
				url: data ?? '',
				width: SIZE,
				height: SIZE,
				interval: INTERVAL,
				parse: parseMessage,
				signal,
			} );
			if ( kind === 'blocked' || kind === 'aborted' ) {
				return { kind };
			}
			// A pop-up that seems closed may have succeeded, so ask the site.
			const accounts = await call( listAccounts, { signal } );
			return { kind: 'accounts', accounts };
		} catch ( failure ) {
			return signal.aborted
				? { kind: 'aborted' }
				: { kind: 'failed', error: toApiError( failure ) };
		} finally {
			if ( ! signal.aborted ) {
				setIsConnecting( false );
			}
		}
	}
	return {
		isConnecting,
		isReady: data !== undefined,
		error,
		retry,
		connect,
	};
}
