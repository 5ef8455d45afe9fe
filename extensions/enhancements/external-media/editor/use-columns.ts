import { useLayoutEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { columnsIn, RESIZE_DELAY } from '../rules/grid';

/** How many columns fit into an element: measured when it appears, and when its window has come to rest in another size. */
export function useColumns( ref: RefObject< HTMLElement > ): number {
	const [ columns, setColumns ] = useState( () => columnsIn( 0 ) );
	useLayoutEffect( () => {
		let timer = 0;
		const measure = () =>
			setColumns( columnsIn( ref.current?.clientWidth ?? 0 ) );
		const wait = () => {
			window.clearTimeout( timer );
			timer = window.setTimeout( measure, RESIZE_DELAY );
		};
		measure();
		window.addEventListener( 'resize', wait );
		return () => {
			window.clearTimeout( timer );
			window.removeEventListener( 'resize', wait );
		};
	}, [ ref ] );
	return columns;
}
