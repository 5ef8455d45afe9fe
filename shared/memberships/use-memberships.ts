import { errorSentence, useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import {
	COULD_NOT_LOAD,
	readMemberships,
	type Memberships,
} from '#shared/payments';
import type { ApiError } from '#shared/request';
import { useEffect, useState } from '@wordpress/element';
import { messages } from './messages';

/** How being paid stands on this site. */
export type MembershipsState = {
	/** `unknown` until the first answer; `connected` when somebody's account is paid. */
	connection: 'unknown' | 'connected' | 'not-connected';
	/** The last answer, kept while it is asked for anew. */
	memberships: Memberships | null;
	isLoading: boolean;
	/** Why there is no answer, as a sentence; empty otherwise, and where nobody is there to be asked. */
	error: string;
	reload(): void;
};

/** Answers in which nothing can be read. */
const UNREADABLE = [ COULD_NOT_LOAD, 'unexpected_answer', 'invalid_json' ];

/**
 * Asks how being paid stands on this site, when a block appears and whenever it asks for it.
 *
 * @param type Of which kind products are asked for; all of them without it.
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
		connection: connectionOf( memberships, status === 'failed' ),
		memberships,
		isLoading: status === 'loading',
		error: error ? sentenceOf( error ) : '',
		reload: retry,
	};
}

function connectionOf(
	memberships: Memberships | null,
	hasFailed: boolean
): MembershipsState[ 'connection' ] {
	if ( memberships ) {
		return memberships.accountId ? 'connected' : 'not-connected';
	}
	return hasFailed ? 'not-connected' : 'unknown';
}

/** A site that is connected to nothing is no fault: the way to connect says all there is to say. */
function sentenceOf( error: ApiError ): string {
	if ( error.code === 'missing_connection' ) {
		return '';
	}
	return UNREADABLE.includes( error.code )
		? messages.couldNotLoad(
				readInitialState().siteFragment.split( '::' )[ 0 ] ?? ''
			)
		: errorSentence( error );
}
