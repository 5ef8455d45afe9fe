import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

/**
 * Pexels among the media of WordPress's inserter, which fetches in the browser what is inserted: so it stands there where
 * the site itself hands its photographs on. Openverse is WordPress's own there.
 *
 * @param sources As the site has printed them.
 */
export function addInserterCategory( sources: readonly unknown[] ): void {
	const relay = sources
		.map( ( source ) => propertyOf( source, 'relay' ) )
		.find( Boolean );
	if ( relay ) {
		void dispatch( blockEditorStore ).registerInserterMediaCategory( {
			name: 'dovetail-pexels',
			labels: {
				name: 'Pexels',
				search_items: __( 'Search Pexels', 'dovetail-blocks' ),
			},
			mediaType: 'image',
			async fetch( query: { search?: string } ) {
				const { findStock } = await import(
					/* webpackChunkName: "external-media/inserter" */ './find-stock'
				);
				return findStock( query, String( relay ) );
			},
		} );
	}
}
