import type { Mailing } from '../api';
import { prospect, type EditedPost } from '../rules/mailing';
import { readAttributes } from '#shared/attributes';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_FONT_SIZE, RANGES, attributes as schema } from '../attributes';
import { cssFontSize, formStyle } from '../rules/form-style';
import { plainText } from '../rules/plain-text';

type Case = {
	attributes: Record< string, never >;
	classes: string[];
	variables: Record< string, string >;
};

const cases: Case[] = JSON.parse(
	readFileSync( join( __dirname, 'styles.json' ), 'utf8' )
);

describe( 'the style of a subscription form', () => {
	// spec: 001-5-4, 001-9-4
	it( 'has the limits and defaults from the specification', () => {
		expect( RANGES ).toEqual( {
			borderRadius: { min: 0, max: 50, fallback: 0 },
			borderWeight: { min: 0, max: 15, fallback: 1 },
			padding: { min: 5, max: 50, fallback: 15 },
			spacing: { min: 0, max: 50, fallback: 10 },
		} );
		expect( DEFAULT_FONT_SIZE ).toBe( 16 );
	} );

	// spec: 001-5-4, 001-9-4, 001-3-4
	it.each( cases )(
		'is saved for the attributes %j',
		( { attributes, classes, variables } ) => {
			expect( formStyle( readAttributes( schema, attributes ) ) ).toEqual(
				{
					variables,
					classes,
				}
			);
		}
	);
} );

describe( 'a text size', () => {
	it.each( [
		[ '20px', '20px' ],
		[ '1.5rem', '1.5rem' ],
		[ '0px', null ],
		[ '-1em', null ],
		[ 'big', null ],
		[ undefined, null ],
	] )( 'of %j is saved as %j', ( given, saved ) => {
		expect( cssFontSize( given ) ).toBe( saved );
	} );
} );

describe( 'button text from another block', () => {
	it.each( [
		[ '<strong>Join</strong> us ', 'Join us' ],
		[ new String( 'Get <em>news</em>' ), 'Get news' ],
		[ '<br>', '' ],
		[ undefined, '' ],
		[ 3, '' ],
	] )( 'with the HTML %p becomes %p', ( html, text ) => {
		expect( plainText( html ) ).toBe( text );
	} );
} );

describe( 'the email status of a post', () => {
	const NOW = Date.UTC( 2026, 10, 23 );
	const mailing = ( more: Partial< Mailing > = {} ): Mailing => ( {
		state: 'open',
		subscribers: 12,
		sent: 0,
		left: 0,
		failed: 0,
		since: 0,
		isUsual: true,
		days: 2,
		email: 'ada@example.com',
		screen: '',
		...more,
	} );
	const post: EditedPost = {
		visibility: 'public',
		date: null,
		isPublished: false,
		choice: '',
	};
	const HOUR = 60 * 60 * 1000;

	it.each( [
		[ 'goes', {}, {} ],
		[ 'goes', {}, { date: NOW - 47 * HOUR } ],
		[ 'goes', {}, { date: NOW + 400 * HOUR } ],
		[ 'goes', { isUsual: false }, { choice: 'send' } ],
		[ 'skipped', { isUsual: false }, {} ],
		[ 'skipped', {}, { choice: 'skip' } ],
		[ 'old', {}, { date: NOW - 49 * HOUR } ],
		[ 'not-public', {}, { visibility: 'password' as const } ],
		[ 'not-public', {}, { visibility: 'private' as const } ],
		[ 'elsewhere', { state: 'elsewhere' as const }, { choice: 'send' } ],
		[ 'done', { state: 'done' as const }, { choice: 'skip' } ],
	] )(
		'is “%s” for the settings %j and the post %j',
		( expected, site, edited ) => {
			expect(
				prospect( mailing( site ), { ...post, ...edited }, NOW )
			).toBe( expected );
		}
	);
} );
