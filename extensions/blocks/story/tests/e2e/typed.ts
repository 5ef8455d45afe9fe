import { expect, inSidebar, panel, siteUrl, type TypedField } from '#e2e';

const PICTURE = {
	url: `${ siteUrl() }/wp-includes/images/media/default.png`,
	alt: '',
	width: 800,
	height: 600,
};

export const typed: readonly TypedField[] = [
	{
		field: 'the seconds of an image in a story',
		block: 'story',
		attributes: {
			mediaFiles: [ { ...PICTURE, type: 'image', mime: 'image/jpeg' } ],
		},
		open: panel( 'Playback' ),
		find: inSidebar( 'Seconds per image', 'spinbutton' ),
		keys: '12.5',
		shown: '12.5',
		saved: { settings: { imageTime: 12500 } },
	},
	{
		field: 'the language of captions in a story',
		block: 'story',
		attributes: {
			mediaFiles: [
				{
					...PICTURE,
					type: 'video',
					mime: 'video/mp4',
					captions: `${ siteUrl() }/license.txt`,
				},
			],
		},
		find: inSidebar( 'Caption language' ),
		keys: 'pt-BR',
		saved: {
			mediaFiles: [
				expect.objectContaining( { captionsLanguage: 'pt-BR' } ),
			],
		},
	},
	{
		field: 'the link of a slide in a story',
		block: 'story',
		attributes: {
			mediaFiles: [ { ...PICTURE, type: 'image', mime: 'image/jpeg' } ],
		},
		find: inSidebar( 'Link on slide 1' ),
		keys: 'example.org/a',
		left: 'https://example.org/a',
		saved: {
			mediaFiles: [
				expect.objectContaining( { link: 'https://example.org/a' } ),
			],
		},
	},
];
