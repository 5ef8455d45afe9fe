import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { ALIGNMENTS } from '../attributes';
import { embedAddress } from '../rules/gif-address';
import { paddingOf } from '../rules/padding';

/** Prose as someone writes it: several scripts, signs that mean something to HTML and to WordPress. */
const words = fc
	.array(
		fc.constantFrom(
			'cat',
			'&',
			'Fish & Chips',
			'<now>',
			'&lt;',
			'"so"',
			'-->',
			'猫',
			'\u05d7\u05ea\u05d5\u05dc',
			'🐈'
		),
		{ maxLength: 4 }
	)
	.map( ( parts ) => parts.join( ' ' ) );

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	align: fc.constantFrom( ...ALIGNMENTS ),
	caption: fc
		.constantFrom( '', 'On Friday', 'Tea &amp; <em>cake</em>' )
		.map( ( caption ) => caption ),
	giphyUrl: fc
		.option( fc.stringMatching( /^[A-Za-z\d]{6,20}$/ ), { nil: '' } )
		.map( ( id ) => id && embedAddress( id ) ),
	searchText: words.map( withoutEntities ),
	paddingTop: fc
		.double( { min: 10, max: 300, noNaN: true } )
		.map( paddingOf ),
} );
