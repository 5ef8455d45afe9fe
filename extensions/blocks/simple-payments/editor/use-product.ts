import { errorMessage } from '#shared/api';
import { useFirstCurrency } from '#shared/bank-transfer/editor';
import { toApiError } from '#shared/request';
import { useIsInPattern } from '#shared/ui';
import { useNeedsSaving, useWriteWithoutStep } from '#shared/undo';
import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { attributes as schema, CURRENCIES } from '../attributes';
import { type Attributes, isPaymentLink } from '../markup';
import {
	fromRecord,
	isDraftOfAnotherPost,
	isProductOf,
	isSellable,
	type Problems,
	PRODUCT,
	toRecord,
	withoutFields,
} from '../rules/product';
import {
	useCopiedBack,
	useEditedPost,
	usePatternId,
	usePostSave,
	useStoredProduct,
} from './product-storage';

type Status = 'draft' | 'publish';

/** The product record of a block. */
export type BlockProduct = {
	isLoading: boolean;
	isSaving: boolean;
	/** Whether the product belongs to another user and is read-only here. */
	isClosed: boolean;
	/** Whether loading the product failed. The block then does not change it. */
	isUnread: boolean;
	/** Whether the block is in a synced pattern. Authors can then edit the product only in the pattern. */
	isInPattern: boolean;
	/**
	 * The product's data as visitors see it. In a synced pattern, it comes from the product record instead of the
	 * block.
	 */
	shown: Attributes;
	/** Whether the product cannot be bought yet. */
	isNew: boolean;
	/** Whether another user must publish the product, because the current user lacks permission. */
	isWaiting: boolean;
	/** Whether the author must save the published post so that visitors can buy the product. */
	needsSaving: boolean;
	/** Error message about loading or saving; null without an error. */
	failure: string | null;
	/**
	 * Validation errors from the server, by field. An error is cleared when the field is edited or when the server
	 * accepts it.
	 */
	refused: Problems;
	/** Clears the server's errors for these fields. */
	handleEdit( changes: Partial< Attributes > ): void;
	retry(): void;
};

/**
 * For each product ID, the ID of the post that last created the product or copied its data. In that post, blocks are
 * newer than the record. Not stored per block: an undo or a paste mounts the block again, and copying the record a
 * second time would discard unsaved text.
 */
const knownIn = new Map< number, unknown >();

type Locks = {
	lockPostSaving( name: string ): void;
	unlockPostSaving( name: string ): void;
};

/**
 * Manages the product record, which determines what the server charges. Creates it as a draft when the block appears,
 * if the user may publish. Copies its data to the block once if it is published, and saves it with the post. Sends one
 * request per product at a time.
 *
 * Never changes a block in a synced pattern, because the post may contain the pattern twice. Still publishes that
 * block's draft with the post, if a block of the post or of the pattern created it.
 *
 * @param clientId   Client ID of the block.
 * @param attributes Attributes of the block.
 * @param problems   Validation errors. If there are any, the product is not published.
 */
export function useProduct(
	clientId: string,
	attributes: Attributes,
	problems: Problems
): BlockProduct {
	const registry = useRegistry();
	const post = useEditedPost();
	const hasLink = isPaymentLink( attributes.paymentLink );
	const productId = hasLink ? undefined : attributes.productId;
	const found = useStoredProduct( productId, clientId );
	const isInPattern = useIsInPattern( clientId );
	const pattern = usePatternId( clientId );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ failure, setFailure ] = useState< string | null >( null );
	const [ refused, setRefused ] = useState< Problems >( {} );
	const latest = useRef( attributes );
	latest.current = attributes;
	const hadLink = useRef( false );
	hadLink.current ||= hasLink;
	const saving = useRef( { isOn: false, next: null as Status | null } );
	const isKnown =
		productId !== undefined &&
		knownIn.has( productId ) &&
		knownIn.get( productId ) === post.id;
	// Another author's block could name any draft, and would fill it with its own price and payee. The same applies to a
	// pattern of another author.
	const stored =
		found.status === 'there' &&
		! isKnown &&
		isDraftOfAnotherPost( found.record, post.id, pattern )
			? { status: 'gone' as const, record: null }
			: found;
	const needsProduct =
		! hasLink &&
		! isInPattern &&
		( ! productId || stored.status === 'gone' );
	const isUnpublished =
		stored.status === 'there' &&
		propertyOf( stored.record, 'status' ) !== 'publish';
	/** Published products of a pattern are not saved, because the pattern's attributes may be outdated. */
	const isToSave = ! hasLink && ( ! isInPattern || isUnpublished );

	const isLoading = stored.status === 'loading' && ! isKnown;
	/** The product's data is unknown, so it must not be overwritten. */
	const isStrange =
		isLoading || [ 'closed', 'failed' ].includes( stored.status );

	const isOnCanvas = () =>
		registry.select( blockEditorStore ).getBlockName( clientId ) !== null;

	const writeWithoutStep = useWriteWithoutStep< Attributes >( clientId );
	const { needsSaving, requireSaving } = useNeedsSaving();

	function write( changes: Partial< Attributes > ): void {
		writeWithoutStep( changes );
		latest.current = { ...latest.current, ...changes };
	}

	async function saveOnce( status: Status, isNew: boolean ): Promise< void > {
		const values = isNew
			? { ...latest.current, productId: undefined }
			: latest.current;
		const saved: unknown = await registry
			.dispatch( coreStore )
			.saveEntityRecord(
				...PRODUCT,
				toRecord( values, status, isNew ? post.id : undefined ),
				{
					throwOnError: true,
				}
			);
		const id = propertyOf( saved, 'id' );
		if ( typeof id === 'number' && id !== values.productId ) {
			knownIn.set( id, post.id );
			if ( isOnCanvas() ) {
				write( {
					productId: id,
					postLinkUrl: latest.current.postLinkUrl || post.link,
				} );
				requireSaving();
			}
		}
	}

	async function save( status: Status ): Promise< void > {
		const { current } = saving;
		if ( current.isOn ) {
			current.next = status;
			return;
		}
		current.isOn = true;
		current.next = status;
		setIsSaving( true );
		const lock = `dovetail-simple-payments-${ clientId }`;
		const locks = registry.dispatch( 'core/editor' ) as Locks | undefined;
		let isNew = needsProduct;
		if ( isNew ) {
			// Lock saving of the post until the request finishes; otherwise, the saved post would lack the product's
			// ID.
			locks?.lockPostSaving( lock );
		}
		try {
			while ( current.next ) {
				const next = current.next;
				current.next = null;
				await saveOnce( next, isNew );
				isNew = false;
			}
			setFailure( null );
			setRefused( {} );
		} catch ( error ) {
			current.next = null;
			tell( error );
		} finally {
			current.isOn = false;
			setIsSaving( false );
			locks?.unlockPostSaving( lock );
		}
	}

	function tell( error: unknown ): void {
		const refusal = toApiError( error );
		const key = propertyOf( refusal.data, 'key' );
		if ( key === 'spay_email' ) {
			setRefused( { email: 'invalid' } );
		} else if ( key === 'spay_price' ) {
			setRefused( { price: { kind: 'invalid' } } );
		} else {
			setFailure( errorMessage( refusal ) );
		}
	}

	// Before the effect that creates the draft.
	useFirstCurrency(
		clientId,
		! attributes.title &&
			attributes.price === undefined &&
			attributes.currency === schema.currency.default,
		( wanted ) => {
			const currency = CURRENCIES.find( ( code ) => code === wanted );
			if ( currency ) {
				write( { currency } );
			}
		}
	);

	useEffect( () => {
		if ( needsProduct && post.mayPublish ) {
			void save( 'draft' );
		}
		// Run the effect once per missing product, not for each attribute change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ needsProduct, post.mayPublish ] );

	usePostSave( () => {
		if (
			post.mayPublish &&
			isToSave &&
			! isStrange &&
			isSellable( problems )
		) {
			void save( 'publish' );
		}
	} );

	useCopiedBack( {
		record:
			stored.status === 'there' && ! isKnown && ! isInPattern
				? stored.record
				: null,
		// While a block has a payment link, its product is not saved.
		isBlockNewer: hadLink.current && isProductOf( stored.record, post.id ),
		current: () => latest.current,
		onCopy( changes ) {
			if ( productId ) {
				knownIn.set( productId, post.id );
			}
			const isStill = latest.current.productId === productId;
			if ( isStill && isOnCanvas() && Object.keys( changes ).length ) {
				write( changes );
			}
		},
	} );

	const isUnread = stored.status === 'failed';
	return {
		isLoading,
		isSaving,
		isClosed: stored.status === 'closed',
		isUnread,
		isInPattern,
		shown:
			isInPattern && stored.record
				? { ...attributes, ...fromRecord( stored.record ) }
				: attributes,
		isNew: needsProduct || isUnpublished,
		isWaiting: needsProduct && ! post.mayPublish && ! isSaving,
		needsSaving,
		failure: isUnread
			? errorMessage( toApiError( stored.refusal ) )
			: failure,
		refused,
		handleEdit: ( changes ) =>
			setRefused( ( others ) => withoutFields( others, changes ) ),
		retry: () =>
			isUnread
				? void registry
						.dispatch( coreStore )
						.invalidateResolution( 'getEntityRecord', [
							...PRODUCT,
							productId,
						] )
				: void save( isSellable( problems ) ? 'publish' : 'draft' ),
	};
}
