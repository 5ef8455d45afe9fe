import { openPopup } from '#shared/popup-auth';
import { useState } from '@wordpress/element';
import { testConnections } from '../store';

/** Milliseconds between checks whether the pop-up is closed. */
const INTERVAL = 500;

const WIDTH = 780;
const HEIGHT = 700;

/**
 * Pop-up to connect an account. Connections are tested again when it closes.
 *
 * @return A function to open it, and whether the browser blocked the last one.
 */
export function useWindow() {
	const [ isBlocked, setIsBlocked ] = useState( false );
	return {
		isBlocked,
		async open( url: string ): Promise< void > {
			const { kind } = await openPopup( {
				url,
				width: WIDTH,
				height: HEIGHT,
				parse: () => null,
				// The pop-up outlives a closed panel.
				signal: new AbortController().signal,
				name: 'dovetail-publicize',
				interval: INTERVAL,
			} );
			setIsBlocked( kind === 'blocked' );
			if ( kind === 'closed' ) {
				await testConnections();
			}
		},
	};
}
