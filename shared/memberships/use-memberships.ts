import { errorMessage, useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import {
	COULD_NOT_LOAD,
	readMemberships,
	type Memberships,
} from '#shared/payments';
import type { ApiError } from '#shared/request';
import { useEffect, useState } from '@wordpress/element';
import { messages } from './messages';

/** State of this site's payment connection. */
export type MembershipsState = {
	/**
	 * `unknown` until the first response, and `connected` if an account can receive payments. Some servers omit the
	 * account for donations. In that case, the site counts as connected if the response contains no URL for connecting
	 * an account.
	 */
	connection: 'unknown' | 'connected' | 'not-connected';
	/** The last response, which is still available during a reload. */
	memberships: Memberships | null;
	isLoading: boolean;
	/** Error message. Empty if there is no error or the site has no payment connection. */
	error: string;
	reload(): void;
};

const UNREADABLE_CODES = [
	COULD_NOT_LOAD,
	'unexpected_answer',
	'invalid_json',
];

/**
 * Loads the payment connection of this site and reloads it on request.
 *
 * @param type Product type to load; all types by default.
 */
export function useMemberships( type?: 'donation' ): MembershipsState {
	const { siteType } = readInitialState();
	const { status, data, error, retry } = useEndpoint( readMemberships, {
		query: {
			source: siteType === 'simple' ? 'gutenberg-wpcom' : 'gutenberg',
			type,
		},
	} );
	const [ last, setLast ] = useState< Memberships | null >( null );
	useEffect( () => {
		if ( status === 'done' ) {
			setLast( data );
		} else if ( status === 'failed' ) {
			setLast( null );
		}
	}, [ status, data ] );
	const memberships = data ?? ( status === 'loading' ? last : null );
	return {
		connection: connectionOf( memberships, status === 'failed', type ),
		memberships,
		isLoading: status === 'loading',
		error: error ? sentenceOf( error ) : '',
		reload: retry,
	};
}

function connectionOf(
	memberships: Memberships | null,
	hasFailed: boolean,
	type?: 'donation'
): MembershipsState[ 'connection' ] {
	if ( memberships ) {
		const { accountId, connectUrl } = memberships;
		const isConnected =
			type === 'donation'
				? ! connectUrl && accountId !== ''
				: !! accountId;
		return isConnected ? 'connected' : 'not-connected';
	}
	return hasFailed ? 'not-connected' : 'unknown';
}

/**
 * Returns the error message. A site without a connection is not an error, because the prompt to connect explains it.
 */
function sentenceOf( error: ApiError ): string {
	if ( error.code === 'missing_connection' ) {
		return '';
	}
	return UNREADABLE_CODES.includes( error.code )
		? messages.couldNotLoad(
				readInitialState().siteFragment.split( '::' )[ 0 ] ?? ''
			)
		: errorMessage( error );
}
