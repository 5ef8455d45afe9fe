import { call } from '#shared/api';
import { useWriteWithoutStep } from '#shared/undo';
import { useEffect, useState } from '@wordpress/element';
import { readMedia, readPreview } from '../api';
import { DEFAULT_SIZE, isGuid, type Size, videoAddress } from '../rules/player';
import type { VideoProps } from './video-props';

type Hosting =
	| { state: 'waiting' }
	| { state: 'hosted'; guid: string; size: Size }
	| { state: 'elsewhere' };

type Found = { of: string; hosting: Hosting };

/**
 * Returns a video's hosting state, based on the ID in the post or in the media library. On failure, the video counts as
 * not hosted. Saves the ID only when the author chooses a video, never when a post is opened.
 */
export function useHosting(
	{ attributes, clientId }: VideoProps,
	isFresh: boolean
): Hosting {
	const guid = isGuid( attributes.guid ) ? attributes.guid : '';
	const id = Number.isInteger( attributes.id ) ? Number( attributes.id ) : 0;
	const of = guid || ( id > 0 && attributes.src ? `#${ id }` : '' );
	const [ found, setFound ] = useState< Found >();
	const isKnown = found && ( found.of === of || foundGuid( found ) === of );
	const write = useWriteWithoutStep< VideoProps[ 'attributes' ] >( clientId );

	useEffect( () => {
		if ( ! of || isKnown ) {
			return;
		}
		const asking = new AbortController();
		const { signal } = asking;
		lookUp( guid, id, signal ).then(
			( hosting ) => signal.aborted || setFound( { of, hosting } ),
			() =>
				signal.aborted ||
				setFound( { of, hosting: { state: 'elsewhere' } } )
		);
		return () => asking.abort();
	}, [ of, isKnown, guid, id ] );

	const hosting: Hosting =
		of && isKnown ? found.hosting : { state: of ? 'waiting' : 'elsewhere' };
	const own = hosting.state === 'hosted' ? hosting.guid : '';
	useEffect( () => {
		if ( isFresh && own && own !== guid ) {
			write( { guid: own } );
		}
	}, [ isFresh, own, guid, write ] );
	return hosting;
}

const foundGuid = ( { hosting }: Found ) =>
	hosting.state === 'hosted' ? hosting.guid : '';

async function lookUp(
	known: string,
	id: number,
	signal: AbortSignal
): Promise< Hosting > {
	const guid =
		known || ( await call( readMedia, { params: { id }, signal } ) );
	return guid
		? {
				state: 'hosted',
				guid,
				size:
					( await call( readPreview, {
						query: { url: videoAddress( guid ) },
						signal,
					} ) ) ?? DEFAULT_SIZE,
			}
		: { state: 'elsewhere' };
}
