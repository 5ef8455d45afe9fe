import { toPlainText } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { useResolved } from '#shared/ui';
import { propertyOf } from '#shared/validation';
import { parseHtml } from '#shared/view';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { Attributes } from '../markup';
import { fromRecord, PRODUCT } from '../rules/product';

type StoredProduct = {
	record: unknown;
	status:
		| 'none'
		| 'loading'
		| 'there'
		/**
		 * The product was deleted or trashed, or belongs to another site, to another block in this post, or as a draft to
		 * another post.
		 */
		| 'gone'
		/** The user may not see or change the product. */
		| 'closed'
		/** Loading the product failed; `refusal` contains the error. */
		| 'failed';
	refusal?: unknown;
};

/**
 * Loads a block's product. A block with the same product as an earlier block of the post is a copy and needs a new
 * product.
 */
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
			// Calling this selector also requests the record.
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
			// The store throws either the response or its parsed body.
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

/** Returns the ID of the innermost synced pattern that contains the block; undefined if there is none. */
export const usePatternId = ( clientId: string ): unknown =>
	useSelect(
		( select ) => {
			const { getBlockAttributes, getBlockParentsByBlockName } =
				select( blockEditorStore );
			const [ pattern = '' ] = getBlockParentsByBlockName(
				clientId,
				'core/block',
				true
			);
			return getBlockAttributes( pattern )?.ref;
		},
		[ clientId ]
	);

/** Selectors from the post editor's store. Other editors do not have this store. */
type EditorStore = {
	getCurrentPost(): unknown;
	isSavingPost(): boolean;
	isAutosavingPost(): boolean;
};

type EditedPost = {
	/** Undefined if no post is edited. */
	id: unknown;
	/** URL of the post; empty if no post is edited. */
	link: string;
	/** Whether the user may publish the post. WordPress reports this as a `wp:action-publish` link. */
	mayPublish: boolean;
};

/** Returns the URL of the edited post and whether the user may publish it. */
export const useEditedPost = (): EditedPost =>
	useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as EditorStore | undefined;
		const post = editor?.getCurrentPost();
		const link = propertyOf( post, 'link' );
		const links = propertyOf( post, '_links' );
		return {
			id: propertyOf( post, 'id' ),
			link: typeof link === 'string' ? link : '',
			mayPublish: Boolean( propertyOf( links, 'wp:action-publish' ) ),
		};
	}, [] );

/**
 * Calls the function when the user starts saving the post. Subscribes to the store directly: selectors of an unselected
 * block run only when the editor is idle, which can be after the save.
 */
export function usePostSave( onSave: () => void ): void {
	const registry = useRegistry();
	const latest = useRef( onSave );
	latest.current = onSave;
	useEffect( () => {
		const isSaving = () => {
			const editor = registry.select( 'core/editor' ) as
				EditorStore | undefined;
			return Boolean(
				editor?.isSavingPost() && ! editor.isAutosavingPost()
			);
		};
		let was = isSaving();
		return registry.subscribe( () => {
			const is = isSaving();
			const isBeginning = is && ! was;
			was = is;
			if ( isBeginning ) {
				latest.current();
			}
		} );
	}, [ registry ] );
}

type Copy = {
	/** The loaded product until it is copied; null otherwise. */
	record: unknown;
	/** Whether the block has changed since its product was saved. */
	isBlockNewer: boolean;
	current(): Attributes;
	/** Called with the changed attributes, and again with the image once the library has returned its URL. */
	onCopy( changes: Partial< Attributes > ): void;
};

/** Copies a published product's data into its block, once per product and opened post. */
export function useCopiedBack( {
	current,
	isBlockNewer,
	onCopy,
	record,
}: Copy ): void {
	const registry = useRegistry();

	useEffect( () => {
		if ( record === null ) {
			return;
		}
		if ( isBlockNewer || propertyOf( record, 'status' ) !== 'publish' ) {
			// A draft is saved only when it is created, so its block is newer as well. Mark the product as known.
			onCopy( {} );
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
		// Run the effect once per product.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ record ] );

	async function copyPicture( id: number | undefined ): Promise< void > {
		// Users may view another author's image, but not request it for editing.
		const media: unknown = id
			? await registry
					.resolveSelect( coreStore )
					.getEntityRecord( 'postType', 'attachment', id, {
						context: 'view',
					} )
					.catch( () => null )
			: null;
		const { url } = libraryItem( media, 'large' );
		const title = propertyOf( propertyOf( media, 'title' ), 'rendered' );
		if ( ! id || typeof url === 'string' ) {
			onCopy( {
				featuredMediaId: id,
				featuredMediaUrl: typeof url === 'string' ? url : '',
				featuredMediaTitle: toPlainText(
					parseHtml( String( title ?? '' ), document ).textContent ??
						''
				),
			} );
		}
	}
}
