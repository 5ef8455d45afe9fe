import { cpSync, readFileSync } from 'node:fs';
import { GUIDE_PICTURES } from './picture-files';

const FOLDER = '.wordpress-org';

type Screenshot = { picture: string; caption: string };

/** The screenshots for wordpress.org, in the order of their captions. */
export const readScreenshots = (): Screenshot[] =>
	JSON.parse( readFileSync( `${ FOLDER }/screenshots.json`, 'utf8' ) );

/** Returns the guide's picture for a screenshot, and its file name on wordpress.org. */
export const screenshotFiles = (): [ picture: string, file: string ][] =>
	readScreenshots().map( ( { picture }, at ) => [
		`${ GUIDE_PICTURES }/${ picture }.jpg`,
		`${ FOLDER }/screenshot-${ at + 1 }.jpg`,
	] );

/** Copies the guide's pictures that are used as screenshots on wordpress.org. */
export const copyScreenshots = (): void =>
	screenshotFiles().forEach( ( [ picture, file ] ) =>
		cpSync( picture, file )
	);
