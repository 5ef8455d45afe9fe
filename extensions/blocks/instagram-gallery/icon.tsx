/** A rounded square with a lens and a small dot. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.500A3.500 3.500 0 0 0 4.500 8v8A3.500 3.500 0 0 0 8 19.500h8a3.500 3.500 0 0 0 3.500-3.500V8A3.500 3.500 0 0 0 16 4.500zm4 3.250a4.250 4.250 0 1 1 0 8.500 4.250 4.250 0 0 1 0-8.500zm0 1.500a2.750 2.750 0 1 0 0 5.500 2.750 2.750 0 0 0 0-5.500z"
		/>
		<circle cx="16.750" cy="7.250" r="1" />
	</svg>
);
