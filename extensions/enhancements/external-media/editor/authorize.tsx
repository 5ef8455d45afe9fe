import { call } from '#shared/api';
import { openPopup } from '#shared/popup-auth';
import { propertyOf } from '#shared/validation';
import { Button, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { readConnection } from '../api';
import { messages } from '../messages';
import { isFocusLost } from './grid';

const WIDTH = 780;
const HEIGHT = 700;

/** Button that opens the service's pop-up. In the pop-up, the author grants access to their photos. */
export function Authorize( {
	onAuthorized,
	onFailed,
}: {
	/** Called when the pop-up closes. The next list request shows whether the author granted access. */
	onAuthorized(): void;
	onFailed( error: unknown, sentence?: string ): void;
} ): ReactNode {
	const [ isWaiting, setIsWaiting ] = useState( false );
	const address = useRef( '' );
	const stop = useRef( new AbortController() );
	const button = useRef< HTMLButtonElement >( null );

	useEffect( () => {
		const waiting = ( stop.current = new AbortController() );
		// Load the URL before the click, because browsers block a pop-up that opens after a delay.
		call( readConnection, { signal: waiting.signal } ).then(
			( url ) => {
				address.current = url;
			},
			// Ignore the error: the click sends the request again and shows its error.
			() => {}
		);
		if ( isFocusLost( button.current ) ) {
			button.current?.focus();
		}
		return () => waiting.abort();
	}, [] );

	async function authorize(): Promise< void > {
		const { signal } = stop.current;
		setIsWaiting( true );
		onFailed( null );
		try {
			const url =
				address.current || ( await call( readConnection, { signal } ) );
			const { kind } = await openPopup( {
				url,
				width: WIDTH,
				height: HEIGHT,
				parse: keyringIdOf,
				signal,
			} );
			if ( kind === 'message' || kind === 'closed' ) {
				onAuthorized();
				return;
			}
			if ( kind === 'blocked' ) {
				address.current = url;
				onFailed( new Error(), messages.blocked() );
			}
		} catch ( error ) {
			onFailed( error );
		}
		setIsWaiting( false );
	}

	return (
		<div className="dovetail-media__authorize">
			<h2>{ messages.connectTitle() }</h2>
			<p>{ messages.connect() }</p>
			<p>{ messages.disconnectLater() }</p>
			<p role="status">
				{ isWaiting && (
					<>
						<Spinner />
						{ messages.awaiting() }
					</>
				) }
			</p>
			<Button
				ref={ button }
				__next40pxDefaultSize
				variant="primary"
				accessibleWhenDisabled
				disabled={ isWaiting }
				onClick={ () => void authorize() }
			>
				{ messages.authorize() }
			</Button>
		</div>
	);
}

/**
 * Parses the message that the pop-up sends when it is done, `{ keyring_id, id_token, user }`, and returns its
 * `keyring_id`. The site stores the connection itself, so the editor ignores the other fields.
 */
function keyringIdOf( data: unknown ): number | string | null {
	const id = propertyOf( data, 'keyring_id' );
	return typeof id === 'number' || ( typeof id === 'string' && id !== '' )
		? id
		: null;
}
