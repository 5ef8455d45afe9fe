import { useEndpoint } from '#shared/api';
import { useEffect, useRef, useState } from '@wordpress/element';
import { readPreview } from '../api';

/** Milliseconds for which attributes must rest before the site is asked again: a color is dragged, a number typed. */
const REST_MS = 300;

/**
 * Asks the site what the page would show for a block. While it is asked again, `frame` is the last answer; undefined
 * before the first one, null where visitors get the link alone.
 */
export function usePreview( slug: string, attributes: object ) {
	const wanted = JSON.stringify( attributes );
	const [ asked, setAsked ] = useState( wanted );
	useEffect( () => {
		const timer = setTimeout( () => setAsked( wanted ), REST_MS );
		return () => clearTimeout( timer );
	}, [ wanted ] );
	const { status, data, retry } = useEndpoint( readPreview, {
		params: { slug },
		data: { attributes: JSON.parse( asked ) },
	} );
	const last = useRef< typeof data >( undefined );
	if ( status === 'done' ) {
		last.current = data;
	}
	return { frame: last.current, hasFailed: status === 'failed', retry };
}
