import { libraryItem } from '#shared/media';
import { propertyOf } from '#shared/validation';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { Attributes } from '../markup';
import { fromRecord } from '../rules/product';

type Copy = {
	/** The product that was read and not yet copied; null where there is none. */
	record: unknown;
	/** The block as it is now. */
	current(): Attributes;
	/** Called with the changed attributes; the image follows when the library has returned its URL. */
	onCopy( changes: Partial< Attributes > ): void;
};

/** Copies into a block what its product says, once for each product. */
export function useCopiedBack( { current, onCopy, record }: Copy ): void {
	const registry = useRegistry();

	useEffect( () => {
		if ( record === null ) {
			return;
		}
		const { featuredMediaId: picture, ...said } = fromRecord( record );
		const block = current();
		onCopy(
			Object.fromEntries(
				Object.entries( said ).filter(
					( [ name, value ] ) =>
						block[ name as keyof Attributes ] !== value
				)
			)
		);
		if ( picture !== block.featuredMediaId ) {
			void copyPicture( picture );
		}
		// Once for each product.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ record ] );

	async function copyPicture( id: number | undefined ): Promise< void > {
		const media: unknown = id
			? await registry
					.resolveSelect( coreStore )
					.getEntityRecord( 'postType', 'attachment', id )
			: null;
		const { url } = libraryItem( media, 'large' );
		const title = propertyOf( propertyOf( media, 'title' ), 'raw' );
		if ( ! id || typeof url === 'string' ) {
			onCopy( {
				featuredMediaId: id,
				featuredMediaUrl: typeof url === 'string' ? url : '',
				featuredMediaTitle: typeof title === 'string' ? title : '',
			} );
		}
	}
}
