import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import {
	fillPlaces,
	type ShowcasePicture,
} from '../../../src/playground/fill-places';
import { platformUrl } from './site';

/** What a block shows of itself, its fixture, with these pictures. */
export function showcaseOf(
	slug: string,
	pictures: readonly ShowcasePicture[] = []
): string {
	const [ path = '' ] = globSync(
		`extensions/blocks/**/fixtures/${ slug }.html`
	);
	const content = readFileSync( path, 'utf8' ).trim();
	return fillPlaces(
		content,
		pictures,
		content.includes( '{{platform}}' ) ? platformUrl() : ''
	);
}
