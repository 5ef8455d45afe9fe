import { useResolved } from '#shared/ui';
import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { PRODUCT } from '../rules/product';

/** A product as the site has it. */
type StoredProduct = {
	record: unknown;
	status:
		| 'none'
		| 'loading'
		| 'there'
		/** Deleted, in the trash, of another site, or that of another block of this post. */
		| 'gone'
		/** This person may not see it, and so not change it. */
		| 'closed'
		/** It could not be read; `refusal` says why. */
		| 'failed';
	refusal?: unknown;
};

/** Reads a block’s product. One that another block of the post has before it is that block’s: this one is its copy. */
export const useStoredProduct = (
	productId: number | undefined,
	clientId: string
): StoredProduct =>
	useResolved(
		( select ): StoredProduct => {
			if ( ! productId ) {
				return { record: null, status: 'none' };
			}
			const core = select( coreStore );
			const args: [ string, string, number ] = [ ...PRODUCT, productId ];
			// Asking is what has it fetched.
			const record: unknown = core.getEntityRecord( ...args );
			const blocks = select( blockEditorStore );
			const owner = blocks
				.getClientIdsWithDescendants()
				.find(
					( id: string ) =>
						blocks.getBlockName( id ) ===
							'dovetail/simple-payments' &&
						blocks.getBlockAttributes( id )?.productId === productId
				);
			if ( owner !== undefined && owner !== clientId ) {
				return { record, status: 'gone' };
			}
			if ( ! core.hasFinishedResolution( 'getEntityRecord', args ) ) {
				return { record, status: 'loading' };
			}
			const refusal: unknown = core.getResolutionError(
				'getEntityRecord',
				args
			);
			// The store throws the response itself, or its parsed body.
			const code =
				propertyOf( propertyOf( refusal, 'data' ), 'status' ) ??
				propertyOf( refusal, 'status' );
			if ( code === 404 || propertyOf( record, 'status' ) === 'trash' ) {
				return { record, status: 'gone' };
			}
			if ( record ) {
				return { record, status: 'there' };
			}
			const isClosed = code === 401 || code === 403;
			return {
				record,
				status: isClosed ? 'closed' : 'failed',
				refusal,
			};
		},
		[ productId, clientId ]
	);
