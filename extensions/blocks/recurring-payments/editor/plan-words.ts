import { formatAmount } from '#shared/currency';
import { escapeAngleBrackets } from '#shared/attributes';
import type { Plan } from '#shared/payments';
import { messages } from '../messages';

const amountOf = ( { price, currency }: Plan ): string =>
	formatAmount( price ?? NaN, currency );

/** Formats the price and interval of a plan, such as `$5.00 / month`. */
export const planPrice = ( plan: Plan ): string =>
	messages.priceOf( amountOf( plan ), plan.interval );

/** Formats a plan for a list, such as `Friends of the bakery: $5.00 / month`. */
export const planName = ( plan: Plan ): string =>
	`${ plan.title }: ${ planPrice( plan ) }`;

/** Returns the HTML of the text on a plan's button. */
export const buttonText = ( plan: Plan ): string =>
	escapeAngleBrackets( messages.contribution( amountOf( plan ) ) );
