import { consentHtml } from '../rules/consent-html';
import { READY, formState, type FormEvent } from '../rules/form-state';
import { interestsOf, toggleInterest } from '../rules/toggle-interest';

const after = ( ...events: FormEvent[] ) => events.reduce( formState, READY );
const submit = { type: 'submit', problem: '' } as const;

describe( 'the form', () => {
	it.each( [
		[ 'is ready', after(), { kind: 'ready' } ],
		[ 'is sent', after( submit ), { kind: 'sending' } ],
		[
			'is not sent with a wrong address',
			after( { type: 'submit', problem: 'Wrong' } ),
			{ kind: 'failed', message: 'Wrong' },
		],
		[
			'forgets what was wrong when it is edited',
			after( { type: 'submit', problem: 'Wrong' }, { type: 'edit' } ),
			{ kind: 'ready' },
		],
		[
			'is done',
			after( submit, { type: 'accepted', message: 'Yes' } ),
			{ kind: 'done', message: 'Yes' },
		],
		[
			'stays done',
			after( submit, { type: 'accepted', message: 'Yes' }, submit ),
			{ kind: 'done', message: 'Yes' },
		],
		[
			'can be sent again when it was refused',
			after( submit, { type: 'refused', message: 'No' }, submit ),
			{ kind: 'sending' },
		],
		[
			'is sent once',
			after( submit, submit, { type: 'edit' } ),
			{ kind: 'sending' },
		],
		[
			'takes no answer that it does not wait for',
			after( { type: 'accepted', message: 'Yes' } ),
			{ kind: 'ready' },
		],
	] )( '%s', ( _, state, expected ) => {
		expect( state ).toEqual( expected );
	} );
} );

describe( 'the groups of a block', () => {
	// spec: 001-3-12
	it( 'are ids, whatever a post holds', () => {
		expect( interestsOf( [ 'a', 1, null, { id: 'b' }, 'c' ] ) ).toEqual( [
			'a',
			'c',
		] );
		expect( interestsOf( 'a' ) ).toEqual( [] );
	} );

	it( 'take one more and give one back', () => {
		expect( toggleInterest( [ 'a' ], 'b', true ) ).toEqual( [ 'a', 'b' ] );
		expect( toggleInterest( [ 'a', 'b' ], 'b', true ) ).toEqual( [
			'a',
			'b',
		] );
		expect( toggleInterest( [ 'a', 'b' ], 'a', false ) ).toEqual( [ 'b' ] );
	} );
} );

describe( 'the consent text', () => {
	it.each( [
		[ 'a > b &lt; c', 'a &gt; b &lt; c' ],
		[
			'<a href="https://x.example/?a=1&amp;b=2">Fish &amp; chips</a>',
			'<a href="https://x.example/?a=1&amp;b=2">Fish &amp; chips</a>',
		],
	] )( '%s is kept as %s', ( html, kept ) => {
		expect( consentHtml( html ) ).toBe( kept );
		expect( consentHtml( kept ) ).toBe( kept );
	} );
} );
