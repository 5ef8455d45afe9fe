import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import {
	fillPlaceholders,
	type ShowcasePicture,
} from '../../../src/playground/fill-placeholders';
import { platformUrl } from './site';

/** Returns a block's showcase with the given images. */
export function showcaseOf(
	slug: string,
	pictures: readonly ShowcasePicture[] = []
): string {
	const [ path = '' ] = globSync(
		`extensions/blocks/**/fixtures/${ slug }.html`
	);
	const content = readFileSync( path, 'utf8' ).trim();
	return fillPlaceholders(
		content,
		pictures,
		content.includes( '{{platform}}' ) ? platformUrl() : ''
	);
}
