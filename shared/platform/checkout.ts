import { actions, doAction } from '@wordpress/hooks';
import { call, errorMessage } from '#shared/api';
import { ApiError } from '#shared/request';
import { readInitialState } from '#shared/initial-state';
import { checkoutAddress, planService, returnAddress } from './addresses';
import { listPlans } from './api';
import {
	editedPost,
	forgetWhy,
	page,
	saveThen,
	sayWhy,
	type Registry,
} from './leaving';
import { messages } from './messages';

/**
 * Action of `@wordpress/hooks` that opens a hosting provider's own checkout in the editor. A handler replaces the
 * checkout page. It receives `{ products: [ { product_slug } ] }`.
 */
export const OPEN_CHECKOUT_ACTION = 'dovetail.openCheckoutModal';

/**
 * Starts the purchase of a plan: checks that the plan is for sale, saves the post and opens the checkout. Resolves to
 * whether the author is leaving the page. Shows errors as notices.
 *
 * @param registry Registry of the editor.
 * @param plan     Slug of the required plan.
 */
export async function goToCheckout(
	registry: Registry,
	plan: string
): Promise< boolean > {
	forgetWhy( registry );
	try {
		const isModal = isCheckoutRegistered();
		const checkout = planService( 'checkout' );
		if ( ! isModal && ! checkout ) {
			throw new ApiError( { code: 'missing_service' } );
		}
		if ( ! ( await call( listPlans ) ).includes( plan ) ) {
			sayWhy( registry, messages.notForSale() );
			return false;
		}
		const isDone = await saveThen( registry, () => {
			if ( isModal ) {
				doAction( OPEN_CHECKOUT_ACTION, {
					products: [ { product_slug: plan } ],
				} );
			} else {
				const { siteFragment } = readInitialState();
				page.goTo(
					checkoutAddress(
						checkout,
						siteFragment,
						plan,
						wayBack( registry )
					)
				);
			}
		} );
		return isDone && ! isModal;
	} catch ( error ) {
		sayWhy( registry, errorMessage( error ) );
		return false;
	}
}

/** Whether the checkout action has a handler. (`hasAction` stays true after the last handler is removed.) */
function isCheckoutRegistered(): boolean {
	return Boolean( actions[ OPEN_CHECKOUT_ACTION ]?.handlers?.length );
}

/** Returns the URL to return to after the purchase: where the post is edited, or else the current screen. */
function wayBack( registry: Registry ): string {
	const { siteType, siteFragment, adminUrl } = readInitialState();
	const hostedEditor = planService( 'hostedEditor' );
	const post = editedPost( registry );
	if ( post && ( siteType === 'atomic' ? adminUrl : hostedEditor ) ) {
		return returnAddress( {
			siteType,
			siteFragment,
			adminUrl,
			hostedEditor,
			postType: post.type,
			postId: post.id,
		} );
	}
	const here = new URL( window.location.href );
	here.searchParams.set( 'plan_upgraded', '1' );
	return here.href;
}
