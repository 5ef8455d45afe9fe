import { decodeOnce, readAttributes } from '#shared/attributes';
import { propertyOf } from '#shared/validation';
import { attributes as schema } from '../attributes';
import type { Attributes } from '../markup';

/** Kind and name of the record under which WordPress’s data store keeps products. */
export const PRODUCT = [ 'postType', 'jp_pay_product' ] as const;

/** What of a block its product holds. */
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

/** A product as REST takes it. */
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

/** What a product that REST has given says of its block; what it does not say, or says wrong, is left out. */
export function fromRecord( record: unknown ): Partial< ProductFields > {
	const raw = ( name: string ) =>
		propertyOf( propertyOf( record, name ), 'raw' );
	const meta = ( name: string ) =>
		propertyOf( propertyOf( record, 'meta' ), name );
	const price = Number( meta( 'spay_price' ) );
	const said = {
		content: raw( 'content' ),
		currency: meta( 'spay_currency' ),
		email: meta( 'spay_email' ),
		featuredMediaId: propertyOf( record, 'featured_media' ),
		multiple: meta( 'spay_multiple' ),
		title: raw( 'title' ),
	};
	const read = readAttributes( schema, said );
	return {
		...( typeof said.content === 'string'
			? { content: decodeOnce( said.content ) }
			: {} ),
		...( said.currency === read.currency
			? { currency: read.currency }
			: {} ),
		...( said.email ? { email: read.email } : {} ),
		featuredMediaId: read.featuredMediaId,
		multiple: said.multiple === true,
		...( price > 0 ? { price } : {} ),
		...( said.title ? { title: read.title } : {} ),
	};
}
