import { toPlainText } from '#shared/attributes';
import { useIsPreview } from '#shared/ui';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { Attributes } from '../parts';
import { messages } from '../messages';
import { PADDING } from '../rules/padding';
import { gifIdOf } from '../rules/gif-address';
import { justMade } from './just-made';
import { lookUp } from './use-gif-search';

/**
 * Requests the size and title of a GIF that a transform has just created from a URL: transforms cannot wait for a
 * response. Values from the author or the URL stay. Opening a post sends no request.
 */
export function useLookUp(
	clientId: string,
	setAttributes: ( changes: Partial< Attributes > ) => void
): void {
	const registry = useRegistry();
	const isPreview = useIsPreview();
	const { createWarningNotice } = useDispatch( noticesStore );
	const [ stop ] = useState( () => new AbortController() );
	useEffect( () => () => stop.abort(), [ stop ] );
	useEffect( () => {
		if ( isPreview || ! justMade.delete( clientId ) ) {
			return;
		}
		const read = () =>
			registry
				.select( blockEditorStore )
				.getBlockAttributes( clientId ) as Attributes | null;
		const { giphyUrl, paddingTop, searchText } = read() ?? {};
		const id = gifIdOf( giphyUrl ?? '' );
		if ( ! id || ( searchText && paddingTop !== PADDING.fallback ) ) {
			return;
		}
		const warn = ( sentence: string ) =>
			void createWarningNotice( sentence, {
				id: 'dovetail-gif-shape',
				type: 'snackbar',
			} );
		void lookUp( id, stop.signal ).then( ( found ) => {
			const now = read();
			if ( stop.signal.aborted || now?.giphyUrl !== giphyUrl ) {
				return;
			}
			if ( found === 'unknown' ) {
				warn( messages.usualShape() );
			} else if ( found === 'none' ) {
				warn( messages.notFound() );
			} else {
				setAttributes( {
					...( now?.paddingTop === PADDING.fallback && {
						paddingTop: found.padding,
					} ),
					...( ! now?.searchText && {
						searchText: toPlainText( found.title ),
					} ),
				} );
			}
		} );
	}, [
		clientId,
		createWarningNotice,
		isPreview,
		registry,
		setAttributes,
		stop,
	] );
}
