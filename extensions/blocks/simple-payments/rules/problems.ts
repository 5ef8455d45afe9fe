import { isEmail } from '#shared/validation';
import type { Attributes } from '../markup';
import { isPaymentLink } from './payment-link';
import { readPrice, type PriceProblem } from './price';

/** Validation errors by field. */
export type Problems = {
	title?: 'missing';
	price?: PriceProblem;
	email?: 'missing' | 'invalid';
};

/** What has to be right before a thing can be sold. A payment link knows price and payee itself. */
export function problemsOf(
	{
		currency,
		email,
		paymentLink,
		title,
	}: Pick< Attributes, 'currency' | 'email' | 'paymentLink' | 'title' >,
	typedPrice: string
): Problems {
	const problems: Problems = {};
	if ( ! title.trim() ) {
		problems.title = 'missing';
	}
	if ( isPaymentLink( paymentLink ) ) {
		return problems;
	}
	const { problem } = readPrice( typedPrice, currency );
	if ( problem ) {
		problems.price = problem;
	}
	if ( ! email.trim() ) {
		problems.email = 'missing';
	} else if ( ! isEmail( email.trim() ) ) {
		problems.email = 'invalid';
	}
	return problems;
}

/** The errors of the other fields than those that are changed. */
export const withoutFields = (
	problems: Problems,
	changes: Partial< Attributes >
): Problems =>
	Object.fromEntries(
		Object.entries( problems ).filter(
			( [ field ] ) => ! Object.hasOwn( changes, field )
		)
	);

/** Whether nothing is wrong. */
export const isSellable = ( problems: Problems ): boolean =>
	Object.keys( problems ).length === 0;
