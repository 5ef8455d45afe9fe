import { readAttribute, toPlainText } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { PosterControl } from '#shared/ui';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { attributes as schema } from '../attributes';
import type { Attributes } from '../save';
import { messages } from '../messages';
import { PADDING, paddingOf } from '../rules/padding';

type Settings = Pick<
	Attributes,
	'file' | 'paddingTop' | 'poster' | 'searchText'
>;

/**
 * The “GIF Settings” panel: title, size and poster of a service's GIF, or the alternative text of the site's own file.
 */
export function GifInspector( {
	file,
	onChange,
	...ofService
}: Settings & {
	onChange( settings: Partial< Settings > ): void;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				{ file ? (
					<Alternative
						alt={ file.alt }
						onChange={ ( alt ) =>
							onChange( { file: { ...file, alt } } )
						}
					/>
				) : (
					<ServiceSettings { ...ofService } onChange={ onChange } />
				) }
			</PanelBody>
		</InspectorControls>
	);
}

function ServiceSettings( {
	searchText,
	paddingTop,
	poster,
	onChange,
}: Omit< Settings, 'file' > & {
	onChange( settings: Partial< Settings > ): void;
} ): ReactNode {
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.name() }
				help={ messages.nameHelp() }
				value={ searchText }
				onChange={ ( next ) =>
					onChange( { searchText: toPlainText( next ) } )
				}
			/>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.height() }
				value={ parseFloat( paddingTop ) }
				min={ PADDING.min }
				max={ PADDING.max }
				step={ 0.1 }
				onChange={ ( next ) =>
					onChange( {
						paddingTop:
							next === undefined
								? PADDING.fallback
								: paddingOf( next ),
					} )
				}
			/>
			<PosterControl
				label={ messages.poster() }
				help={ messages.posterHelp() }
				poster={ poster?.url }
				id={ poster?.id }
				onSelect={ ( media ) =>
					onChange( {
						poster: readAttribute(
							schema.poster,
							libraryItem( media, 'large' )
						),
					} )
				}
				onRemove={ () => onChange( { poster: undefined } ) }
			/>
			{ poster && (
				<Alternative
					alt={ poster.alt }
					onChange={ ( alt ) =>
						onChange( { poster: { ...poster, alt } } )
					}
				/>
			) }
		</>
	);
}

function Alternative( {
	alt,
	onChange,
}: {
	alt: string;
	onChange( alt: string ): void;
} ): ReactNode {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages.alternative() }
			value={ alt }
			onChange={ ( next ) => onChange( toPlainText( next ) ) }
		/>
	);
}
