/** An image in a site's media library. */
export type ShowcasePicture = {
	id: number;
	url: string;
	width: number;
	height: number;
	alt: string;
};

/**
 * Replaces the placeholders of a fixture: `{{platform}}` and `{{platform-host}}` with the mock platform's URL and its
 * host, and `{{picture:1}}`, `{{picture-id:1}}`, `{{picture-alt:1}}`, `{{picture-width:1}}` and `{{picture-height:1}}`
 * with the URL, ID, alternative text and size of the first image in the media library.
 */
export function fillPlaceholders(
	content: string,
	pictures: readonly ShowcasePicture[],
	platform: string
): string {
	return content
		.replaceAll( '{{platform}}', platform )
		.replaceAll( '{{platform-host}}', platform.replace( /^\w+:\/\//, '' ) )
		.replaceAll(
			/\{\{picture(?:-(id|alt|width|height))?:(\d)\}\}/g,
			( place, key: keyof ShowcasePicture = 'url', position ) =>
				String( pictures[ Number( position ) - 1 ]?.[ key ] ?? place )
		);
}
