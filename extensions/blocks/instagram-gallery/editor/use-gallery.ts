import { useEndpoint } from '#shared/api';
import type { ApiError } from '#shared/request';
import { useEffect, useState } from '@wordpress/element';
import { MOST_POSTS, readGallery, type Gallery } from '../api';

/** Milliseconds between requests while the site fetches pictures, and their maximum number. */
const PAUSE = 3000;
const MOST_LOOKS = 20;

/** The newest posts of an account, and how asking for them stands. While the site fetches pictures they become more. */
export function useGallery( reference: string ): {
	gallery: Gallery | undefined;
	isLoading: boolean;
	error: ApiError | undefined;
	retry(): void;
} {
	const { status, data, error, retry } = useEndpoint( readGallery, {
		query: { access_token: reference, count: MOST_POSTS },
	} );
	const [ known, setKnown ] = useState< Gallery >();
	const [ looks, setLooks ] = useState( 0 );
	const isPending =
		status === 'done' && data.pending > 0 && looks < MOST_LOOKS;
	if ( data && data !== known ) {
		setKnown( data );
	}
	useEffect( () => {
		if ( ! isPending ) {
			return;
		}
		const timer = setTimeout( () => {
			setLooks( ( count ) => count + 1 );
			retry();
		}, PAUSE );
		return () => clearTimeout( timer );
	}, [ isPending, retry ] );
	return {
		gallery: data ?? known,
		isLoading: status === 'loading',
		error,
		retry,
	};
}
