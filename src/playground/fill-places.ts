/** A photograph in a site's media library. */
export type ShowcasePicture = {
	id: number;
	url: string;
	width: number;
	height: number;
	alt: string;
};

/**
 * A fixture as a post of a site holds it: `{{platform}}` is the mock platform's address, and `{{picture:1}}`,
 * `{{picture-id:1}}`, `{{picture-alt:1}}`, `{{picture-width:1}}` and `{{picture-height:1}}` tell the first photograph of
 * the library.
 */
export function fillPlaces(
	content: string,
	pictures: readonly ShowcasePicture[],
	platform: string
): string {
	return content
		.replaceAll( '{{platform}}', platform )
		.replaceAll(
			/\{\{picture(?:-(id|alt|width|height))?:(\d)\}\}/g,
			( place, key: keyof ShowcasePicture = 'url', position ) =>
				String( pictures[ Number( position ) - 1 ]?.[ key ] ?? place )
		);
}
