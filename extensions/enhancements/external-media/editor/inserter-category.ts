import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

/**
 * Adds Pexels to the media tab of WordPress's inserter. The inserter downloads images in the browser, so the site must
 * relay the photos. WordPress itself has a tab for Openverse.
 *
 * @param sources Sources from the initial state.
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
