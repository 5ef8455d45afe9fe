import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/**
 * What Plugin Check would find in this plugin: a description, a pattern for such lines, and the sniff that a comment
 * may disable. Plugin Check itself is available only through Composer.
 */
const FINDINGS: readonly [ what: string, line: RegExp, sniff: string ][] = [
	[
		'PHP’s own file and URL functions',
		/(?<![\w:>$])(?<!function )(?:curl_\w+|parse_url|unlink|rename|chmod|chown|fclose|fopen|fputs|fread|fsockopen|fwrite|is_writable|mkdir|readfile|rmdir|touch|strip_tags|rand|mt_srand|file_put_contents|file_get_contents(?!\( 'php:\/\/input'))\(/,
		'WordPress.WP.AlternativeFunctions',
	],
	[
		'server limits',
		/(?<![\w:>$'])(?:set_time_limit|ini_set|ini_alter|dl)\(/,
		'Squiz.PHP.DiscouragedFunctions',
	],
	[
		'debug output',
		/(?<![\w:>$'])(?:error_log|print_r|var_dump|var_export|trigger_error|error_reporting|debug_backtrace)\(/,
		'WordPress.PHP.DevelopmentFunctions',
	],
	[
		'hand-written image tags',
		/<img\b[^>]*(?<=src=)/,
		'PluginCheck.CodeAnalysis.ImageFunctions',
	],
	[
		'hand-written script tags',
		/<script\b[^>]*(?<=src=)/,
		'WordPress.WP.EnqueuedResources',
	],
	[
		'hand-written stylesheet links',
		/rel=\\?["']?stylesheet/,
		'WordPress.WP.EnqueuedResources',
	],
	[ 'heredoc', /<<<['"]?\w/, 'PluginCheck.CodeAnalysis.Heredoc' ],
	[
		'URLs on the local computer',
		/https?:\/\/(?:localhost|127\.0\.0\.1)/,
		'',
	],
	[
		'form data without a nonce check',
		/\$_(?:POST|GET|REQUEST|FILES)\b(?!\S* += )/,
		'WordPress.Security.NonceVerification',
	],
];

/** Nonce checks. The sniffs recognize them only in the same function as the checked code. */
const NONCE_CHECK =
	/\b(?:check_admin_referer|check_ajax_referer|wp_verify_nonce)\(/;

const files = globSync( 'build/**/*.php' ).sort();

/** Returns the lines of a file that are not comments, each with its number and the sniffs disabled for it. */
function linesOf( file: string ) {
	let disabled = '';
	let before = '';
	return readFileSync( file, 'utf8' )
		.split( '\n' )
		.map( ( line, index, all ) => {
			const [ , disable ] = /phpcs:disable (.*)/.exec( line ) ?? [];
			disabled =
				disable ?? ( /phpcs:enable/.test( line ) ? '' : disabled );
			const [ , ignored = '' ] = /phpcs:ignore (.*)/.exec( line ) ?? [];
			const excuses = `${ disabled } ${ before } ${ ignored }`;
			// A disabling comment on a separate line applies to the next line.
			before = /^\s*\/\/ phpcs:ignore/.test( line ) ? ignored : '';
			return { line, number: index + 1, excuses, all };
		} )
		.filter( ( { line } ) => ! /^\s*(?:\/\/|\/?\*)/.test( line ) );
}

/** Whether a disabling comment names a sniff or its category. */
const isExcused = ( excuses: string, sniff: string ) =>
	sniff !== '' &&
	excuses
		.split( /[\s,]+/ )
		.some(
			( excuse ) =>
				excuse.includes( '.' ) &&
				( `${ excuse }.`.startsWith( `${ sniff }.` ) ||
					`${ sniff }.`.startsWith( `${ excuse }.` ) )
		);

function checksNonce( all: string[], number: number ): boolean {
	const start = all
		.slice( 0, number )
		.findLastIndex( ( line ) => /\bfunction\b/.test( line ) );
	const length = all
		.slice( start )
		.findIndex( ( line ) => /^\t?\}/.test( line ) );
	return all
		.slice( start, start + length )
		.some( ( line ) => NONCE_CHECK.test( line ) );
}

describe( 'the plugin', () => {
	it.each( FINDINGS )(
		'passes the rule of Plugin Check about %s',
		( _, pattern, sniff ) => {
			const found = files.flatMap( ( file ) =>
				linesOf( file )
					.filter(
						( { line, number, excuses, all } ) =>
							pattern.test( line ) &&
							! isExcused( excuses, sniff ) &&
							! (
								sniff.endsWith( '.NonceVerification' ) &&
								checksNonce( all, number )
							)
					)
					.map(
						( { line, number } ) =>
							`${ file }:${ number }: ${ line.trim() }`
					)
			);
			expect( files.length ).toBeGreaterThan( 200 );
			expect( found ).toEqual( [] );
		}
	);

	it( 'uses only LF line endings', () => {
		expect(
			globSync( 'build/**/*.{php,txt,js,css,json}' ).filter( ( file ) =>
				/\r/.test( readFileSync( file, 'utf8' ) )
			)
		).toEqual( [] );
	} );

	it( 'protects every PHP file from direct access, except the generated asset files', () => {
		expect(
			files.filter( ( file ) => {
				const source = readFileSync( file, 'utf8' );
				const beginning = source.split( '\n', 50 ).join( '\n' );
				return (
					! /defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(
						beginning
					) && ! file.endsWith( '.asset.php' )
				);
			} )
		).toEqual( [] );
	} );

	it( 'has a short description of at most 150 characters', () => {
		const [ , description = '' ] =
			/^License URI: .*\n\n(.+)\n\n== Description ==/m.exec(
				readFileSync( 'build/readme.txt', 'utf8' )
			) ?? [];
		expect( description.length ).toBeGreaterThan( 50 );
		expect( description.length ).toBeLessThanOrEqual( 150 );
	} );
} );
