import { actions, doAction } from '@wordpress/hooks';
import { call, errorSentence } from '#shared/api';
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
 * The action of `@wordpress/hooks` by which a host opens its checkout inside the editor.
 * Where somebody has added it, it is done instead of going to the checkout's page, with `{ products: [ { product_slug } ] }`.
 */
export const OPEN_CHECKOUT_ACTION = 'dovetail.openCheckoutModal';

/**
 * Takes an author to where she can buy a plan: looks whether it is for sale, saves the post, and opens the checkout.
 * Resolves to whether she is on her way out of the page. Whatever stops it becomes a notice, and nothing is lost.
 *
 * @param registry Of the editor.
 * @param plan     Slug of the plan that is required.
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
		sayWhy( registry, errorSentence( error ) );
		return false;
	}
}

/** Not `hasAction`: that is true for ever once the name has been used. */
function isCheckoutRegistered(): boolean {
	return Boolean( actions[ OPEN_CHECKOUT_ACTION ]?.handlers?.length );
}

/**
 * The address that brings the buyer of a plan back to where she is now.
 * Where no post is edited, or the site does not say where its edit screens are, that is the screen she is on.
 */
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
