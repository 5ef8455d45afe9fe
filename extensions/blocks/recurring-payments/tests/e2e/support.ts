import { php } from '#e2e';
export { beginAnew } from '../../../../../shared/payments/tests/e2e/begin-anew';

/** Selector of the block, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-recurring-payments';

/** Creates a plan of the site and resolves with its ID. */
export const plan = ( wish: object = {} ): Promise< number > =>
	php( `return \\Dovetail\\Payments\\Plans::create( $input )['id'];`, {
		kind: 'plan',
		currency: 'EUR',
		interval: '1 month',
		title: 'Friends of the bakery',
		amount: 500,
		...wish,
	} );

/** Returns the block's markup in a post. */
export const markup = (
	attributes: {
		planId?: number;
		planSource?: 'site';
		planTitle?: string;
		align?: string;
	},
	text = 'Join us'
) =>
	`<!-- wp:dovetail/recurring-payments ${ JSON.stringify( attributes ) } -->
<div class="wp-block-dovetail-recurring-payments${ attributes.align ? ` align${ attributes.align }` : '' }"><!-- wp:dovetail/button {"element":"button","text":"${ text }"} /--></div>
<!-- /wp:dovetail/recurring-payments -->`;
