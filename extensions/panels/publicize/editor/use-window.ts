import { openPopup } from '#shared/popup-auth';
import { useState } from '@wordpress/element';
import { testConnections } from '../store';

/** How often the window is asked whether it is closed, in milliseconds. */
const INTERVAL = 500;

const WIDTH = 780;
const HEIGHT = 700;

/**
 * The small window in which somebody connects an account. When it is closed, everything is tested again.
 *
 * @return The way to open one, and whether the browser forbade the last.
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
				// What was begun there goes on when the panel is closed here.
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
