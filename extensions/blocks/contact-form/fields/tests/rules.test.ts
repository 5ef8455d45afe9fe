import { attr, readAttributes } from '#shared/attributes';
import { resetLocaleData } from '@wordpress/i18n';
import { consentAttributes, fieldAttributes, WIDTHS } from '../attributes';
import { KINDS, type Kind } from '../kinds';
import { fieldMessages } from '../../messages';
import { cssId, editOptions, linesOf } from '../../rules/author-input';

describe( 'a field', () => {
	// spec: 001-3-2
	it( 'keeps its settings when its type changes', () => {
		expect( fieldAttributes ).toEqual( {
			label: expect.not.objectContaining( {
				default: expect.anything(),
			} ),
			required: attr.boolean( false ),
			options: attr.list( attr.text( '' ), [], { role: 'content' } ),
			defaultValue: attr.text( '' ),
			placeholder: attr.text( '' ),
			id: expect.objectContaining( { type: 'string', default: '' } ),
			width: attr.oneOf( [ 25, 50, 75, 100 ], 100 ),
		} );
	} );

	// spec: 001-3-3
	it( 'saves the kind of consent and the text for each kind', () => {
		expect( consentAttributes ).toMatchObject( {
			label: { default: 'Consent' },
			consentType: {
				enum: [ 'implicit', 'explicit' ],
				default: 'implicit',
			},
			implicitConsentMessage: { type: 'string' },
			explicitConsentMessage: { type: 'string' },
		} );
	} );

	// spec: 001-9-2
	it( 'shows the same default text in the editor and on the page', () => {
		const labels: Record< Kind, string > = {
			text: 'Text',
			name: 'Name',
			email: 'Email',
			url: 'Website',
			telephone: 'Phone number',
			date: 'Date',
			textarea: 'Message',
			checkbox: 'Checkbox',
			'checkbox-multiple': 'Choose several options',
			radio: 'Choose one option',
			select: 'Select one option',
			consent: 'Consent',
		};
		for ( const kind of KINDS ) {
			expect( [ kind, fieldMessages.labelOf( kind ) ] ).toEqual( [
				kind,
				labels[ kind ],
			] );
		}
		expect( fieldMessages.consentMessageOf( 'implicit' ) ).toBe(
			'By sending this form you agree that we may write to you by email. You can unsubscribe at any time.'
		);
		expect( fieldMessages.consentMessageOf( 'explicit' ) ).toBe(
			'Yes, you may write to me by email. I can unsubscribe at any time.'
		);
	} );

	it( 'uses the author’s language for default texts', () => {
		resetLocaleData( { Website: [ 'Webseite' ] }, 'dovetail-blocks' );
		expect( fieldMessages.labelOf( 'url' ) ).toBe( 'Webseite' );
		expect( fieldMessages.labelOf( 'name' ) ).toBe( 'Name' );
		resetLocaleData( {}, 'dovetail-blocks' );
	} );

	const read = ( raw: object ) => readAttributes( fieldAttributes, raw );

	// spec: 001-5-2
	it.each( [
		[ 25, 25 ],
		[ 50, 50 ],
		[ 75, 75 ],
		[ 100, 100 ],
		[ 33, 100 ],
		[ 0, 100 ],
		[ '50', 100 ],
		[ undefined, 100 ],
	] )( 'with width %p takes up %p percent of the row', ( saved, width ) => {
		expect( read( { width: saved } ).width ).toBe( width );
		expect( WIDTHS ).toContain( width );
	} );

	it( 'keeps the valid attributes of hand-edited markup', () => {
		expect(
			read( {
				label: 5,
				required: 'yes',
				options: [ 'One', 2, null, 'Three &amp; four' ],
				defaultValue: [],
				placeholder: null,
				id: {},
			} )
		).toEqual( {
			label: undefined,
			required: true,
			options: [ 'One', 'Three & four' ],
			defaultValue: '',
			placeholder: '',
			id: '',
			width: 100,
		} );
		expect( read( { options: 'One' } ).options ).toEqual( [] );
		expect( read( { required: 'false' } ).required ).toBe( false );
	} );
} );

describe( 'editing options', () => {
	// spec: 001-2.1-4
	it( 'splits an option at the cursor on Enter', () => {
		expect(
			editOptions( [ 'One', 'TwoThree' ], {
				type: 'split',
				at: 1,
				before: 'Two',
				after: 'Three',
			} )
		).toEqual( {
			options: [ 'One', 'Two', 'Three' ],
			focus: { row: 2, at: 0 },
		} );
	} );

	// spec: 001-2.1-4
	it.each( [
		[ [ 'One', '' ], 1, [ 'One' ], { row: 0, at: 3 } ],
		[ [ '', 'Two' ], 0, [ 'Two' ], { row: 0, at: 3 } ],
		[ [ '' ], 0, [], null ],
	] )(
		'removes an empty option on Backspace (options %j, index %d)',
		( options, at, left, focus ) => {
			expect( editOptions( options, { type: 'removed', at } ) ).toEqual( {
				options: left,
				focus,
			} );
		}
	);

	it( 'changes an option, and adds an option at the end', () => {
		expect(
			editOptions( [ 'a', 'b' ], { type: 'written', at: 0, text: 'c' } )
		).toEqual( { options: [ 'c', 'b' ], focus: null } );
		expect( editOptions( [ 'a' ], { type: 'added' } ) ).toEqual( {
			options: [ 'a', '' ],
			focus: { row: 1, at: 0 },
		} );
	} );

	it( 'creates options from the lines of a pasted list', () => {
		expect(
			editOptions( [ 'Red', 'dark green', 'Blue' ], {
				type: 'pasted',
				at: 1,
				start: 5,
				end: 10,
				text: '- black\r\n\n2. White\n\u2022 Grey',
			} )
		).toEqual( {
			options: [ 'Red', 'dark black', 'White', 'Grey', 'Blue' ],
			focus: { row: 3, at: 4 },
		} );
		expect( linesOf( '3.5 kg\n-5 °C\n' ) ).toEqual( [ '3.5 kg', '-5 °C' ] );
	} );
} );

describe( 'a CSS id', () => {
	it.each( [
		[ 'subject-line', 'subject-line' ],
		[ 'Two words', 'Two-words' ],
		[ '1 & 2', '' ],
		[ '9lives', 'lives' ],
		[ '#main', 'main' ],
		[ '"><script>', 'script' ],
	] )( 'typed as %j becomes %j', ( typed, id ) => {
		expect( cssId( typed ) ).toBe( id );
		expect( cssId( id ) ).toBe( id );
	} );
} );
