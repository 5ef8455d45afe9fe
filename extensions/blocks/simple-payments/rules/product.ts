import { readAttributes, toPlainText } from '#shared/attributes';
import { joinGroups, DASH_AS_DECIMALS } from '#shared/currency';
import { isEmail, propertyOf } from '#shared/validation';
import { attributes as schema } from '../attributes';
import { type Attributes, decimalsOf, isPaymentLink } from '../markup';

/** Entity kind and entity name of products in WordPress's data store. */
export const PRODUCT = [ 'postType', 'jp_pay_product' ] as const;

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

/** Post meta with the ID of the post whose block created the product; 0 if it was not a post. */
const POST_META = 'dovetail_blocks_post';

const postIdOf = ( post: unknown ): number =>
	typeof post === 'number' ? post : 0;

/**
 * Whether a block of a post has created a product. In a template or widget, whether the product belongs to no post.
 *
 * @param record Product record from the REST API.
 * @param post   ID of the post; not a number in a template.
 */
export const isProductOf = ( record: unknown, post: unknown ): boolean =>
	propertyOf( propertyOf( record, 'meta' ), POST_META ) === postIdOf( post );

/**
 * Whether a product is a draft that a block of another post has created. False if that is unknown: another plugin can
 * have registered the post type.
 *
 * @param record  Product record from the REST API.
 * @param post    ID of the edited post.
 * @param pattern ID of the synced pattern that contains the block; undefined if there is none.
 */
export function isDraftOfAnotherPost(
	record: unknown,
	post: unknown,
	pattern?: unknown
): boolean {
	const made = propertyOf( propertyOf( record, 'meta' ), POST_META );
	return (
		propertyOf( record, 'status' ) !== 'publish' &&
		made !== undefined &&
		made !== postIdOf( post ) &&
		made !== pattern
	);
}

/**
 * Converts attributes to a product record for the REST API.
 *
 * @param post ID of the edited post, for a new product.
 */
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
	status: 'draft' | 'publish',
	post?: unknown
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
			...( post === undefined
				? {}
				: { [ POST_META ]: postIdOf( post ) } ),
		},
	};
}

/** Converts a product record from the REST API to attributes. Missing and invalid fields are omitted. */
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

/**
 * Returns the errors that prevent a sale. Products with a payment link need no account, and their price is optional.
 * Products that visitors can pay by bank transfer need no PayPal account.
 */
export function problemsOf(
	{
		currency,
		email,
		paymentLink,
		title,
	}: Pick< Attributes, 'currency' | 'email' | 'paymentLink' | 'title' >,
	typedPrice: string,
	isBankOffered = false
): Problems {
	const problems: Problems = {};
	if ( ! title.trim() ) {
		problems.title = 'missing';
	}
	const hasLink = isPaymentLink( paymentLink );
	const { problem } = readPrice( typedPrice, currency );
	if ( problem && ( ! hasLink || typedPrice.trim() ) ) {
		problems.price = problem;
	}
	if ( hasLink ) {
		return problems;
	}
	if ( ! email.trim() ) {
		if ( ! isBankOffered ) {
			problems.email = 'missing';
		}
	} else if ( ! isEmail( email.trim() ) ) {
		problems.email = 'invalid';
	}
	return problems;
}

/** Returns the errors, without those of the fields in `changes`. */
export const withoutFields = (
	problems: Problems,
	changes: Partial< Attributes >
): Problems =>
	Object.fromEntries(
		Object.entries( problems ).filter(
			( [ field ] ) => ! Object.hasOwn( changes, field )
		)
	);

/** Whether a product can be sold: it has no errors. */
export const isSellable = ( problems: Problems ): boolean =>
	Object.keys( problems ).length === 0;

/** Maximum price, in the smallest unit that PayPal accepts. */
const MAX_UNITS = 999_999_999;

/** The reason why a typed price is invalid. `maxDecimals` is the number of decimals that the currency allows. */
export type PriceProblem =
	| { kind: 'missing' | 'invalid' | 'negative' }
	| { kind: 'decimals'; maxDecimals: number };

type ReadPrice =
	| { price: number; problem?: undefined }
	| { price?: undefined; problem: PriceProblem };

const refused = ( kind: 'missing' | 'invalid' | 'negative' ): ReadPrice => ( {
	problem: { kind },
} );

/**
 * Parses a typed price. The decimal mark is a dot or comma: the last one if the price contains both, or one that occurs
 * only once.
 *
 * `1,234` is therefore rejected: no currency here allows three decimals, and a guess could be wrong by a factor of
 * 1,000. Spaces and apostrophes may separate groups of three digits. A dash may replace the decimals (`20,-`).
 * Currencies without decimals accept one or two zeros as decimals (`1000.00`).
 */
export function readPrice( typed: string, currency: string ): ReadPrice {
	const text = typed.trim();
	if ( text === '' ) {
		return refused( 'missing' );
	}
	const parts = splitDecimals( joinGroups( text.replace( /^[-−]/, '' ) ) );
	if ( ! parts ) {
		return refused( 'invalid' );
	}
	const maxDecimals = decimalsOf( currency );
	const { whole } = parts;
	const decimals =
		maxDecimals === 0
			? parts.decimals.replace( /^00?$/, '' )
			: parts.decimals;
	const price = Number( `${ whole }.${ decimals }` );
	if ( price === 0 ) {
		return refused( 'missing' );
	}
	if ( /^[-−]/.test( text ) ) {
		return refused( 'negative' );
	}
	if ( decimals.length > maxDecimals ) {
		return { problem: { kind: 'decimals', maxDecimals } };
	}
	return Number( whole + decimals.padEnd( maxDecimals, '0' ) ) > MAX_UNITS
		? refused( 'invalid' )
		: { price };
}

/** Splits a number at its decimal mark; null if the separators are not valid. */
function splitDecimals(
	text: string
): { whole: string; decimals: string } | null {
	const body = text.replace( DASH_AS_DECIMALS, '$1' );
	if ( ! /^[\d.,]*\d[\d.,]*$/.test( body ) ) {
		return null;
	}
	const marks = body.replace( /\d/g, '' );
	const last = marks.at( -1 ) ?? '';
	const hasDecimals =
		body === text &&
		last !== '' &&
		marks.indexOf( last ) === marks.length - 1;
	const at = hasDecimals ? body.lastIndexOf( last ) : body.length;
	const whole = body.slice( 0, at );
	const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test( whole );
	return isGrouped || /^\d*$/.test( whole )
		? {
				whole: whole.replace( /[.,]/g, '' ),
				decimals: body.slice( at + 1 ),
			}
		: null;
}
