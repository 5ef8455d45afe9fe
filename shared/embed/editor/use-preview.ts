import { useEndpoint } from '#shared/api';
import { useEffect, useRef, useState } from '@wordpress/element';
import { readPreview } from '../api';

/** Debounce delay in milliseconds, because dragging in a color picker or typing a number causes many changes. */
const REST_MS = 300;

/**
 * Requests the block's frame and link text from the site. During a request, they are the previous ones: undefined before
 * the first response. `frame` is null if visitors see only the link.
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
	return { ...last.current, hasFailed: status === 'failed', retry };
}
