import { call, errorMessage } from '#shared/api';
import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { type MembershipsState, useMemberships } from '#shared/memberships';
import {
	createDonationPlans,
	type Memberships,
	type Plan,
} from '#shared/payments';
import { useIsInPattern } from '#shared/ui';
import { useNeedsSaving, useWriteWithoutStep } from '#shared/undo';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { attributes as schema } from '../attributes';
import {
	allPlanIds,
	DONATION_NAMES,
	type DonationName,
	NO_ACCOUNT,
	type PlanIds,
	planIdsIn,
} from '../rules/donations';

type Attributes = AttributesOf< typeof schema >;

type Plans = MembershipsState & {
	/** Whether the plans of the current currency are still being created. The post must not be saved until then. */
	isSaving: boolean;
	/** Whether visitors can pay with the form. True until the first response; during a reload, as before it. */
	canBePaid: boolean;
	/** Donations whose plan was deleted outside the editor. */
	missing: readonly DonationName[];
	/**
	 * Whether the plans are missing and another user must create them, because the current user may not publish the
	 * post.
	 */
	needsPublisher: boolean;
	/** Whether the block is in a synced pattern, which is not saved with the post. */
	isInPattern: boolean;
	/** Whether the author must save the published post or the pattern so that visitors can donate. */
	needsSaving: boolean;
	/** Creates missing plans; undefined for users who may not create plans. */
	makeAgain?(): void;
};

type Made = { currency: string } & (
	| { plans: readonly Plan[]; error?: undefined }
	| { plans?: undefined; error: string }
);

/**
 * Keeps a block's plan IDs up to date with its currency, without separate undo steps. Loads the plans when the block
 * mounts and when the currency changes, and creates them if none exist. The post cannot be saved until this is done.
 *
 * @param props             Props of the block.
 * @param isCurrencyUnknown Whether the currency of a new block is still being loaded. No plans are created until then.
 */
export function usePlans(
	{ attributes, clientId }: EditProps< Attributes >,
	isCurrencyUnknown: boolean
): Plans {
	const { currency } = attributes;
	const state = useMemberships( 'donation' );
	const { memberships, connection, isLoading, reload } = state;
	const canPublish = useCanPublish();
	const [ read, setRead ] = useState( currency );
	const [ made, setMade ] = useState< Made >();
	const [ again, setAgain ] = useState( '' );
	if ( read !== currency ) {
		// Discard data of the previous currency before rendering.
		setRead( currency );
		setMade( undefined );
		setAgain( '' );
		reload();
	}
	const isKnown = ! isLoading && ! state.error;
	const canBePaid = connection === 'connected' && ! memberships?.needsUpgrade;
	const [ wasPaid, setWasPaid ] = useState( true );
	if ( connection !== 'unknown' && wasPaid !== canBePaid ) {
		setWasPaid( canBePaid );
	}
	const plans = [
		...( memberships?.plans ?? [] ),
		...( ( made?.currency === currency && made.plans ) || [] ),
	];
	const ids = planIdsIn( plans, currency );
	const missing = DONATION_NAMES.filter( ( name ) => ! ids[ name ] );
	const isWanted =
		! isCurrencyUnknown &&
		isKnown &&
		canBePaid &&
		canPublish &&
		( missing.length === DONATION_NAMES.length || again === currency );
	const isMaking = isWanted && made?.currency !== currency;

	useEffect( () => {
		if ( ! isMaking ) {
			return;
		}
		let isCurrent = true;
		call( createDonationPlans, { data: { type: 'donation', currency } } )
			.then(
				( answer ): Made => ( { currency, plans: answer } ),
				( error: unknown ): Made => ( {
					currency,
					error: errorMessage( error ),
				} )
			)
			.then( ( outcome ) => isCurrent && setMade( outcome ) );
		return () => {
			isCurrent = false;
		};
	}, [ isMaking, currency ] );

	const isSettled = isKnown && ! isMaking;
	const wanted = canBePaid ? ids : allPlanIds( NO_ACCOUNT );
	const isOtherSource = memberships?.source !== attributes.planSource;
	const hasNewPlans = DONATION_NAMES.some(
		( name ) =>
			( wanted[ name ] ?? 0 ) > 0 &&
			( isOtherSource || attributes[ name ].planId !== wanted[ name ] )
	);
	useSync( clientId, attributes, isSettled ? wanted : null, memberships );
	const { needsSaving, requireSaving } = useNeedsSaving();
	const isInPattern = useIsInPattern( clientId );
	const [ isPatternOld, setIsPatternOld ] = useState( false );
	const isChanging = isSettled && hasNewPlans;
	useEffect( () => {
		if ( isChanging && isInPattern ) {
			// Saving the post does not save the pattern.
			setIsPatternOld( true );
		} else if ( isChanging ) {
			requireSaving();
		}
	}, [ isChanging, isInPattern, requireSaving ] );
	const hasIds = DONATION_NAMES.some( ( name ) => attributes[ name ].planId );
	const isSaving = ( isLoading && ! hasIds ) || isMaking;
	useSavingLock( clientId, isSaving );

	return {
		...state,
		error: state.error || made?.error || '',
		reload() {
			setMade( undefined );
			reload();
		},
		isSaving,
		// Otherwise the settings would move during a reload and lose the focus.
		canBePaid: connection === 'unknown' ? wasPaid : canBePaid,
		missing:
			isSettled && canBePaid && missing.length < DONATION_NAMES.length
				? missing
				: [],
		needsPublisher:
			isKnown &&
			canBePaid &&
			! canPublish &&
			missing.length === DONATION_NAMES.length,
		isInPattern,
		needsSaving: needsSaving || isPatternOld,
		makeAgain: canPublish
			? () => {
					setMade( undefined );
					setAgain( currency );
				}
			: undefined,
	};
}

/**
 * Updates the plan IDs without an undo step. Removes the ID of a missing plan only once per response; otherwise, two
 * editors with different responses would overwrite each other forever. Without a response, for example on a site
 * without a key or platform, keeps known IDs, because they may become valid again.
 */
function useSync(
	clientId: string,
	attributes: Attributes,
	ids: PlanIds | null,
	answer: Memberships | null
): void {
	const write = useWriteWithoutStep< Attributes >( clientId );
	const lastAnswer = useRef< Memberships | null >( null );
	const { planSource } = attributes;
	useEffect( () => {
		if ( ! ids ) {
			return;
		}
		const isNew = answer !== null && lastAnswer.current !== answer;
		lastAnswer.current = answer;
		const wantedOf = ( name: DonationName ) => {
			const id = ids[ name ];
			const known = attributes[ name ].planId;
			return isNew || ( id && id > 0 ) ? id : ( known ?? id );
		};
		const source = answer?.source ?? planSource;
		const isRight =
			source === planSource &&
			DONATION_NAMES.every(
				( name ) => attributes[ name ].planId === wantedOf( name )
			);
		if ( ! isRight ) {
			write( {
				planSource: source,
				...Object.fromEntries(
					DONATION_NAMES.map( ( name ) => [
						name,
						{ ...attributes[ name ], planId: wantedOf( name ) },
					] )
				),
			} );
		}
	} );
}

function useSavingLock( clientId: string, isLocked: boolean ): void {
	const registry = useRegistry();
	useEffect( () => {
		const editor = registry.dispatch( 'core/editor' ) as
			| {
					lockPostSaving( name: string ): void;
					unlockPostSaving( name: string ): void;
			  }
			| undefined;
		if ( ! isLocked || ! editor ) {
			return;
		}
		const lock = `dovetail-donations-${ clientId }`;
		editor.lockPostSaving( lock );
		return () => editor.unlockPostSaving( lock );
	}, [ registry, clientId, isLocked ] );
}

/** Whether the current user may publish the post. True if no post is being edited. */
function useCanPublish(): boolean {
	return useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as
			| {
					getCurrentPost(): {
						id?: number;
						_links?: Record< string, unknown >;
					};
			  }
			| undefined;
		const post = editor?.getCurrentPost();
		return ! post?.id || !! post._links?.[ 'wp:action-publish' ];
	}, [] );
}
