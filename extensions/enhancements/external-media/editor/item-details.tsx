import { PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { MediaItem } from '../api';
import { messages } from '../messages';
import type { Details } from './sources';

type Written = Pick< Details, 'alt' | 'title' | 'fileName' >;

/**
 * Text fields for metadata of the selected items, to store with the imported files. The last selected item is first and
 * expanded.
 */
export function ItemDetails( {
	items,
	isDisabled,
	detailsOf,
	onChange,
}: {
	items: readonly MediaItem[];
	isDisabled: boolean;
	detailsOf( item: MediaItem ): Written;
	onChange( item: MediaItem, change: Partial< Written > ): void;
} ): ReactNode {
	return (
		<section
			className="dovetail-media__details"
			aria-label={ messages.details() }
		>
			<h2>{ messages.details() }</h2>
			{ [ ...items ].reverse().map( ( item, index ) => {
				const { alt, title, fileName } = detailsOf( item );
				const isLast = index === 0;
				return (
					<PanelBody
						// Changing the key expands the details of a newly selected item.
						key={ `${ item.id } ${ isLast }` }
						title={ title || messages.untitled() }
						initialOpen={ isLast }
					>
						{ item.kind === 'image' && (
							<TextareaControl
								__nextHasNoMarginBottom
								rows={ 2 }
								label={ messages.altText() }
								help={ messages.altHelp() }
								value={ alt }
								disabled={ isDisabled }
								onChange={ ( value ) =>
									onChange( item, { alt: value } )
								}
							/>
						) }
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ messages.titleField() }
							value={ title }
							disabled={ isDisabled }
							onChange={ ( value ) =>
								onChange( item, { title: value } )
							}
						/>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ messages.fileName() }
							help={ messages.fileNameHelp() }
							value={ fileName }
							disabled={ isDisabled }
							onChange={ ( value ) =>
								onChange( item, { fileName: value } )
							}
						/>
						{ item.credit.length > 0 && (
							<p>
								{ messages.credit(
									item.credit
										.map( ( { text } ) => text )
										.join( '' )
								) }
							</p>
						) }
					</PanelBody>
				);
			} ) }
		</section>
	);
}
