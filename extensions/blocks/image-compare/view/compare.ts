import { viewStrings, type Behavior } from '#shared/view';
import type { BeforeAfterOptions } from '../rules/slider-options';
import { viewMessages } from '../view-messages';
import { beforeAfter } from './before-after';

/**
 * The slider over two images, with texts in the page's language.
 *
 * @param options what the editor's preview asks for besides
 */
export function compare(
	options: Omit< BeforeAfterOptions, 'strings' > = {}
): Behavior {
	return ( root, signal ) =>
		beforeAfter( {
			...options,
			strings: viewStrings(
				'image-compare',
				viewMessages,
				root.ownerDocument
			),
		} )( root, signal );
}
