import { formatAmount } from '#shared/currency';
import { escapeAngleBrackets } from '#shared/attributes';
import type { Plan } from '#shared/payments';
import { messages } from '../messages';

const amountOf = ( { price, currency }: Plan ): string =>
	formatAmount( price ?? NaN, currency );

/** Price and interval of a plan: `$5.00 / month`. */
export const planPrice = ( plan: Plan ): string =>
	messages.priceOf( amountOf( plan ), plan.interval );

/** A plan in a list: `Friends of the bakery: $5.00 / month`. */
export const planName = ( plan: Plan ): string =>
	`${ plan.title }: ${ planPrice( plan ) }`;

/** HTML of the button of a plan. */
export const buttonText = ( plan: Plan ): string =>
	escapeAngleBrackets( messages.contribution( amountOf( plan ) ) );
