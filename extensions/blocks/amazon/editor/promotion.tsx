import { toPlainText } from '#shared/attributes';
import { RichText } from '@wordpress/block-editor';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { CSSProperties, ReactNode } from 'react';
import { icon } from '../icon';
import { ROOT_CLASS, colorStyles, type Attributes } from '../markup';
import { messages } from '../messages';
import { SAMPLE_PRODUCT } from './sample';

/** The promotion as visitors see it, with texts that authors edit in place. Empty fields show marked sample data. */
export function Promotion( {
	attributes,
	onChange,
}: {
	attributes: Attributes;
	onChange( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	const { image, seller, title } = attributes;
	const { link } = colorStyles( attributes );
	const hasSample =
		( attributes.showImage && ! image?.url ) ||
		( attributes.showTitle && ! title ) ||
		( attributes.showSeller && ! seller ) ||
		attributes.showPrice;
	return (
		<>
			{ attributes.showImage && (
				<Picture { ...{ image, style: attributes.style } } />
			) }
			<div className={ `${ ROOT_CLASS }__text` }>
				{ attributes.showTitle && (
					<PlainText
						part="title"
						label={ messages.productTitle() }
						placeholder={ SAMPLE_PRODUCT.title }
						value={ title }
						style={ link }
						onChange={ ( next ) => onChange( { title: next } ) }
					/>
				) }
				{ attributes.showSeller && (
					<PlainText
						part="seller"
						label={ messages.seller() }
						placeholder={ SAMPLE_PRODUCT.seller }
						value={ seller }
						onChange={ ( next ) => onChange( { seller: next } ) }
					/>
				) }
				{ attributes.showPrice && <Price style={ link } /> }
				{ attributes.showPurchaseButton && (
					<p className={ `${ ROOT_CLASS }__buy wp-block-button` }>
						<span
							className="wp-block-button__link wp-element-button"
							style={ link }
						>
							{ messages.shopNow() }
						</span>
					</p>
				) }
				<p className={ `${ ROOT_CLASS }__note` }>
					{ messages.sponsored() }
				</p>
				{ hasSample && (
					<p className={ `${ ROOT_CLASS }__note is-sample` }>
						{ messages.sampleNote() }
					</p>
				) }
			</div>
		</>
	);
}

function Picture( {
	image,
	style,
}: Pick< Attributes, 'image' | 'style' > ): ReactNode {
	const { width } =
		SAMPLE_PRODUCT.images[ style === 'large' ? 'medium' : 'small' ];
	return (
		<span className={ `${ ROOT_CLASS }__picture` }>
			{ image?.url ? (
				<img
					src={ image.url }
					alt={ image.alt }
					width={ image.width }
					height={ image.height }
				/>
			) : (
				<span
					className={ `${ ROOT_CLASS }__sample-picture` }
					style={ { width } }
				>
					{ icon }
					<small>{ messages.samplePicture() }</small>
				</span>
			) }
		</span>
	);
}

/** The price. Dims sample values, which never appear on the page. */
function Price( { style }: { style?: CSSProperties } ): ReactNode {
	const { listPrice, salePrice } = SAMPLE_PRODUCT;
	return (
		<p className={ `${ ROOT_CLASS }__price` }>
			<u style={ style }>{ messages.seePrice() }</u>{ ' ' }
			<small className="is-sample">
				{ messages.samplePrice() }{ ' ' }
				{ salePrice && (
					<del aria-label={ messages.listPrice() }>{ listPrice }</del>
				) }{ ' ' }
				<ins aria-label={ messages.salePrice() }>
					{ salePrice ?? listPrice }
				</ins>
			</small>
		</p>
	);
}

function PlainText( {
	part,
	label,
	placeholder,
	value,
	style,
	onChange,
}: {
	part: 'title' | 'seller';
	label: string;
	placeholder: string;
	value: string;
	style?: CSSProperties;
	onChange( text: string ): void;
} ): ReactNode {
	return (
		<RichText
			tagName="p"
			className={ `${ ROOT_CLASS }__${ part }` }
			style={ style }
			identifier={ part }
			aria-label={ label }
			placeholder={ messages.sample( placeholder ) }
			allowedFormats={ [] }
			disableLineBreaks
			withoutInteractiveFormatting
			value={ toHTMLString( { value: create( { text: value } ) } ) }
			onChange={ ( html ) =>
				onChange( toPlainText( create( { html } ).text ) )
			}
		/>
	);
}
