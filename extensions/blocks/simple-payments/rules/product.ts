import { readAttributes, toPlainText } from '#shared/attributes';
import { isEmail, propertyOf } from '#shared/validation';
import { attributes as schema } from '../attributes';
import { type Attributes, isPaymentLink } from '../markup';
import { type PriceProblem, readPrice } from './price';

/** Kind and name of products in WordPress's data store. */
export const PRODUCT = [ 'postType', 'jp_pay_product' ] as const;

/** Attributes stored in the product. */
type ProductFields = Pick<
	Attributes,
	| 'content'
	| 'currency'
	| 'email'
	| 'featuredMediaId'
	| 'multiple'
	| 'price'
	| 'title'
>;

/** Converts attributes to a product for REST. */
export function toRecord(
	{
		content,
		currency,
		email,
		featuredMediaId,
		multiple,
		price,
		productId,
		title,
	}: Attributes,
	status: 'draft' | 'publish'
) {
	return {
		...( productId ? { id: productId } : {} ),
		title,
		content,
		featured_media: featuredMediaId ?? 0,
		status,
		meta: {
			spay_currency: currency,
			spay_email: email.trim(),
			spay_multiple: multiple,
			spay_price: price ?? 0,
		},
	};
}

/** Converts a product from REST to attributes; missing and invalid fields are omitted. */
export function fromRecord( record: unknown ): Partial< ProductFields > {
	const raw = ( name: string ) => {
		const text = propertyOf( propertyOf( record, name ), 'raw' );
		return typeof text === 'string' ? toPlainText( text ) : undefined;
	};
	const meta = ( name: string ) =>
		propertyOf( propertyOf( record, 'meta' ), name );
	const said = {
		content: raw( 'content' ),
		currency: meta( 'spay_currency' ),
		email: meta( 'spay_email' ),
		featuredMediaId: propertyOf( record, 'featured_media' ),
		multiple: meta( 'spay_multiple' ),
		price: meta( 'spay_price' ),
		title: raw( 'title' ),
	};
	const { price, ...read } = readAttributes( schema, said );
	const isSaid = ( [ name ]: [ string, unknown ] ) =>
		name === 'featuredMediaId' ||
		( Object.hasOwn( said, name ) &&
			said[ name as keyof typeof said ] !== undefined );
	return {
		...( Object.fromEntries(
			Object.entries( read ).filter( isSaid )
		) as Partial< ProductFields > ),
		...( price && price > 0 ? { price } : {} ),
	};
}

/** Validation errors by field. */
export type Problems = {
	title?: 'missing';
	price?: PriceProblem;
	email?: 'missing' | 'invalid';
};

/** Returns the errors that prevent selling. With a payment link, price and payee are not needed. */
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

/** Returns the errors without those of changed fields. */
export const withoutFields = (
	problems: Problems,
	changes: Partial< Attributes >
): Problems =>
	Object.fromEntries(
		Object.entries( problems ).filter(
			( [ field ] ) => ! Object.hasOwn( changes, field )
		)
	);

/** Whether there are no errors. */
export const isSellable = ( problems: Problems ): boolean =>
	Object.keys( problems ).length === 0;
