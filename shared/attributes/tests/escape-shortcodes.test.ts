import { encodeBrackets, escapeShortcodes } from '../escape-shortcodes';

it( 'escapeShortcodes adds a joiner after every [ once', () => {
	const escaped = '[\u2060gallery] [\u2060[\u2060audio]]';
	expect( escapeShortcodes( '[gallery] [[audio]]' ) ).toBe( escaped );
	expect( escapeShortcodes( escaped ) ).toBe( escaped );
} );

it( 'encodeBrackets encodes every square bracket of a URL', () => {
	expect( encodeBrackets( 'https://a.example/?b[1]=[c]' ) ).toBe(
		'https://a.example/?b%5B1%5D=%5Bc%5D'
	);
} );
