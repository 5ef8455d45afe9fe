import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributes, CURRENCIES } from '../attributes';
import { messages } from '../messages';
import { decimalsOf, isPaymentLink } from '../markup';
import {
	fromRecord,
	isSellable,
	type PriceProblem,
	problemsOf,
	PRODUCT,
	readPrice,
	toRecord,
} from '../rules/product';
import {
	amountOfLink,
	asksForPrice,
	readPaymentLink,
} from '../rules/payment-link';
import { readAttributes } from '#shared/attributes';

const links = JSON.parse(
	readFileSync( join( __dirname, 'payment-links.cases.json' ), 'utf8' )
) as [ string, boolean ][];

const decimals = ( maxDecimals: number ): PriceProblem => ( {
	kind: 'decimals',
	maxDecimals,
} );

describe( 'currencies', () => {
	// spec: 001-9-6
	it( 'match the specification’s list of 24 in the same order', () => {
		expect( CURRENCIES.join( ', ' ) ).toBe(
			'USD, EUR, AUD, BRL, CAD, CZK, DKK, HKD, HUF, ILS, JPY, MYR, MXN, TWD, NZD, NOK, PHP, PLN, GBP, RUB, SGD, SEK, CHF, THB'
		);
	} );

	it( 'have two decimals unless PayPal accepts none', () => {
		expect(
			CURRENCIES.filter( ( code ) => decimalsOf( code ) === 0 )
		).toEqual( [ 'HUF', 'JPY', 'TWD' ] );
		expect( new Set( CURRENCIES.map( decimalsOf ) ) ).toEqual(
			new Set( [ 2, 0 ] )
		);
	} );
} );

describe( 'a price', () => {
	it.each( [
		[ '45', 'EUR', 45 ],
		[ ' 45 ', 'EUR', 45 ],
		[ '4.5', 'EUR', 4.5 ],
		[ '4,50', 'USD', 4.5 ],
		[ '1.234,50', 'EUR', 1234.5 ],
		[ '1,234.50', 'EUR', 1234.5 ],
		[ '1 234,50', 'PLN', 1234.5 ],
		[ '1’234.50', 'CHF', 1234.5 ],
		[ '20 000', 'EUR', 20000 ],
		[ '20\u00a0000', 'EUR', 20000 ],
		[ '1000.00', 'JPY', 1000 ],
		[ '1,234.0', 'TWD', 1234 ],
		[ '20,-', 'EUR', 20 ],
		[ '50:-', 'SEK', 50 ],
		[ '1.234,–', 'EUR', 1234 ],
		[ "1'000.--", 'CHF', 1000 ],
		[ '1,234,567.89', 'USD', 1234567.89 ],
		[ '1.234.567', 'EUR', 1234567 ],
		[ '.5', 'USD', 0.5 ],
		[ '5.', 'USD', 5 ],
		[ '1200', 'JPY', 1200 ],
		[ '9999999.99', 'USD', 9999999.99 ],
		[ '999999999', 'JPY', 999999999 ],
	] )( 'typed as %s in %s is parsed as %d', ( typed, currency, price ) => {
		expect( readPrice( typed, currency ) ).toEqual( { price } );
	} );

	it.each( [
		[ '', 'USD', { kind: 'missing' } ],
		[ '  ', 'USD', { kind: 'missing' } ],
		[ '0', 'USD', { kind: 'missing' } ],
		[ '0.00', 'USD', { kind: 'missing' } ],
		[ '-5', 'USD', { kind: 'negative' } ],
		[ '−5', 'USD', { kind: 'negative' } ],
		[ 'ten', 'USD', { kind: 'invalid' } ],
		[ 'NaN', 'USD', { kind: 'invalid' } ],
		[ 'Infinity', 'USD', { kind: 'invalid' } ],
		[ '1e3', 'USD', { kind: 'invalid' } ],
		[ '0x10', 'USD', { kind: 'invalid' } ],
		[ '1e9', 'USD', { kind: 'invalid' } ],
		[ '1000000000', 'USD', { kind: 'invalid' } ],
		[ '10000000', 'USD', { kind: 'invalid' } ],
		[ '1000000000', 'JPY', { kind: 'invalid' } ],
		[ '$5', 'USD', { kind: 'invalid' } ],
		[ '12.34.5', 'USD', { kind: 'invalid' } ],
		[ '1,23,456.00', 'USD', { kind: 'invalid' } ],
		[ '5\n500', 'PLN', { kind: 'invalid' } ],
		[ '5 5', 'PLN', { kind: 'invalid' } ],
		[ '20 00', 'EUR', { kind: 'invalid' } ],
		[ '5,50,-', 'EUR', { kind: 'invalid' } ],
		[ '20,---', 'EUR', { kind: 'invalid' } ],
		[ '50:', 'SEK', { kind: 'invalid' } ],
		[ '-20,-', 'EUR', { kind: 'negative' } ],
		[ '5\t500', 'PLN', { kind: 'invalid' } ],
		[ '5\u2028500', 'PLN', { kind: 'invalid' } ],
		[ '.', 'USD', { kind: 'invalid' } ],
		[ '--5', 'USD', { kind: 'invalid' } ],
		[ '1.999', 'USD', decimals( 2 ) ],
		[ '1,234', 'USD', decimals( 2 ) ],
		[ `1.${ '1'.repeat( 100 ) }`, 'USD', decimals( 2 ) ],
		[ '4.5', 'JPY', decimals( 0 ) ],
		[ '4.50', 'TWD', decimals( 0 ) ],
		[ '1,234', 'HUF', decimals( 0 ) ],
	] )( 'typed as %j in %s is rejected: %j', ( typed, currency, problem ) => {
		expect( readPrice( typed, currency ) ).toEqual( { problem } );
	} );
} );

describe( 'validation messages', () => {
	// spec: 001-5-5, 001-5-6, 001-5-7, 001-5-8, 001-5-9
	it( 'for prices match the specification', () => {
		expect(
			(
				[
					{ kind: 'missing' },
					{ kind: 'invalid' },
					{ kind: 'negative' },
					decimals( 0 ),
					decimals( 2 ),
					decimals( 1 ),
				] as PriceProblem[]
			 ).map( messages.priceProblem )
		).toEqual( [
			'If you’re selling something, you need a price tag. Add yours here.',
			'Invalid price.',
			'Your price is negative — enter a positive number so people can pay the right amount.',
			'We know every penny counts, but prices in this currency can’t contain decimal values.',
			'The price cannot have more than 2 decimal places.',
			'The price cannot have more than 1 decimal place.',
		] );
	} );

	const item = {
		currency: 'EUR',
		email: 'bakery@example.com',
		paymentLink: '',
		title: 'Bread',
	} as const;

	it( 'report missing and invalid fields that are required for selling', () => {
		expect( problemsOf( item, '4.50' ) ).toEqual( {} );
		expect( isSellable( problemsOf( item, '4.50' ) ) ).toBe( true );
		expect( problemsOf( { ...item, title: ' ', email: '' }, '' ) ).toEqual(
			{
				title: 'missing',
				price: { kind: 'missing' },
				email: 'missing',
			}
		);
		expect( problemsOf( { ...item, email: '' }, '5', true ) ).toEqual( {} );
		expect( problemsOf( { ...item, email: 'bakery' }, '5' ) ).toEqual( {
			email: 'invalid',
		} );
	} );

	it( 'ask only for a title if the product has a payment link, but check its price', () => {
		const paymentLink = 'https://paypal.me/harbourbakery';
		expect(
			problemsOf( { ...item, email: '', paymentLink }, 'abc' )
		).toEqual( { price: { kind: 'invalid' } } );
		expect( problemsOf( { ...item, email: '', paymentLink }, '' ) ).toEqual(
			{}
		);
		expect(
			problemsOf( { ...item, title: '', email: '', paymentLink }, '' )
		).toEqual( { title: 'missing' } );
	} );
} );

it.each( links )(
	'for the URL %s, isPaymentLink returns %s',
	( address, is ) => {
		expect( isPaymentLink( address ) ).toBe( is );
	}
);

describe( 'a product', () => {
	// spec: 001-3-9
	it( 'has the attributes and defaults in the specification', () => {
		const { bankTransfer, paymentLink, ...fields } = attributes;
		expect( paymentLink.default ).toBe( '' );
		expect( bankTransfer.default.on ).toBe( false );
		expect( Object.keys( fields ).sort() ).toEqual( [
			'content',
			'currency',
			'email',
			'featuredMediaId',
			'featuredMediaTitle',
			'featuredMediaUrl',
			'multiple',
			'postLinkText',
			'postLinkUrl',
			'price',
			'productId',
			'title',
		] );
		expect( readAttributes( attributes, {} ) ).toMatchObject( {
			currency: 'USD',
			multiple: false,
			postLinkText: 'Click here to purchase.',
		} );
		expect( PRODUCT ).toEqual( [ 'postType', 'jp_pay_product' ] );
		const { meta, ...record } = toRecord(
			readAttributes( attributes, {} ),
			'draft'
		);
		expect( Object.keys( record ).sort() ).toEqual( [
			'content',
			'featured_media',
			'status',
			'title',
		] );
		expect( Object.keys( meta ).sort() ).toEqual( [
			'spay_currency',
			'spay_email',
			'spay_multiple',
			'spay_price',
		] );
	} );

	const block = readAttributes( attributes, {
		title: 'Fish & chips',
		content: 'Hot',
		currency: 'GBP',
		email: ' shop@example.com ',
		price: 9.5,
		multiple: true,
		featuredMediaId: 7,
		productId: 12,
	} );

	it( 'is saved with all of the block’s values, and is read back unchanged', () => {
		const record = toRecord( block, 'publish' );
		expect( record ).toEqual( {
			id: 12,
			title: 'Fish & chips',
			content: 'Hot',
			featured_media: 7,
			status: 'publish',
			meta: {
				spay_currency: 'GBP',
				spay_email: 'shop@example.com',
				spay_multiple: true,
				spay_price: 9.5,
			},
		} );
		expect(
			fromRecord( {
				...record,
				title: { raw: 'Fish &amp; chips' },
				// A user with unfiltered_html wrote this HTML. WordPress removes such HTML from an author's post.
				content: { raw: 'Hot, with <vinegar> &lt;b&gt;' },
			} )
		).toEqual( {
			title: 'Fish & chips',
			content: 'Hot, with ‹vinegar› ‹b›',
			currency: 'GBP',
			email: 'shop@example.com',
			multiple: true,
			price: 9.5,
			featuredMediaId: 7,
		} );
	} );

	it( 'has no ID and no image if the block is new', () => {
		const record = toRecord( readAttributes( attributes, {} ), 'draft' );
		expect( record ).not.toHaveProperty( 'id' );
		expect( record ).toMatchObject( {
			featured_media: 0,
			meta: { spay_price: 0 },
		} );
	} );

	it( 'ignores unknown or invalid values', () => {
		expect(
			fromRecord( { meta: { spay_price: 'NaN' }, title: null } )
		).toEqual( { featuredMediaId: undefined } );
		expect( fromRecord( 'no record' ) ).toEqual( {
			featuredMediaId: undefined,
		} );
	} );
} );

it.each( [
	[ 'https://paypal.me/bakery', 'https://paypal.me/bakery' ],
	[ ' paypal.me/bakery/25EUR ', 'https://paypal.me/bakery/25EUR' ],
	[
		'www.paypal.com/ncp/payment/A1',
		'https://www.paypal.com/ncp/payment/A1',
	],
	[ 'http://paypal.me/bakery', '' ],
	[ 'example.org/paypal.me/bakery', '' ],
	[ '', '' ],
] )( 'the typed payment link “%s” is read as “%s”', ( typed, link ) => {
	expect( readPaymentLink( typed ) ).toBe( link );
} );

it.each( [
	[ 'https://paypal.me/bakery/12EUR', 12, 'EUR' ],
	[ 'https://www.paypal.me/bakery/12.50eur', 12.5, 'EUR' ],
	[ 'https://paypal.me/bakery/12,50EUR/', 12.5, 'EUR' ],
	[ 'https://paypal.me/bakery/1200JPY?locale.x=ja_JP', 1200, 'JPY' ],
	[ 'https://www.paypal.com/paypalme/bakery/8GBP', 8, 'GBP' ],
] )( 'the payment link %s asks for %d %s', ( link, price, currency ) => {
	expect( amountOfLink( link ) ).toEqual( { price, currency } );
} );

it.each( [
	'',
	'https://paypal.me/bakery',
	'https://paypal.me/bakery/12',
	'https://paypal.me/12EUR',
	'https://paypal.me/bakery/0EUR',
	'https://paypal.me/bakery/12.345EUR',
	'https://paypal.me/bakery/12XYZ',
	'https://paypal.me/bakery/12EUR/more',
	'https://www.paypal.com/ncp/payment/12EUR',
	'https://www.paypal.com/ncp/12EUR',
	'https://py.pl/bakery/12EUR',
] )( 'the amount of the payment link “%s” is unknown', ( link ) => {
	expect( amountOfLink( link ) ).toBeNull();
} );

it.each( [
	[ '12EUR', 12, 'EUR', true ],
	[ '12.00eur', 12, 'EUR', true ],
	[ '12EUR', 8, 'EUR', false ],
	[ '12EUR', 12, 'USD', false ],
	[ '12EUR', undefined, 'EUR', undefined ],
	[ '12', 8, 'EUR', undefined ],
] as const )(
	'whether a paypal.me link with %s asks for the price %s %s: %s',
	( amount, price, currency, expected ) => {
		const paymentLink = `https://paypal.me/bakery/${ amount }`;
		expect( asksForPrice( { currency, paymentLink, price } ) ).toBe(
			expected
		);
	}
);
