/** Written for these tests. A blank line parts passages; "# " marks a heading. */
export const PHOTOSYNTHESIS = `# What photosynthesis is

Photosynthesis is the process by which green plants turn light into chemical energy. It takes place in small bodies inside the cell called chloroplasts. Chlorophyll is a green pigment that absorbs red and blue light and reflects the rest. Because chlorophyll reflects green light, most leaves look green to the human eye. A stoma is a tiny opening in the skin of a leaf through which gases pass.

# The two stages

The light reactions split molecules of water and release oxygen into the air. The Calvin cycle joins carbon dioxide to sugars that are already in the cell. Melvin Calvin received the Nobel Prize in Chemistry in 1961 for his work on this cycle. Glucose is a simple sugar that stores the energy which the plant has gathered. Starch is a long chain of sugar units that plants keep for the winter.

# Conditions

Most crops grow best at temperatures between 20 and 30 degrees. Plants close their stomata on hot days because open stomata lose too much water. A large beech tree evaporates about 400 litres of water on a summer day. Cactuses open their stomata at night because the cool air takes less water from them. Seaweed looks brown or red because its pigments must catch the weak light of deep water.

# History

Jan Ingenhousz showed in 1779 that plants release oxygen only in the light. Joseph Priestley discovered in 1774 that a plant can restore the air in which a candle has burned out. Jean Senebier proved in 1782 that plants take in carbon dioxide. The microscope of Robert Hooke revealed the cells of cork in 1665. Deserts receive much sunlight but hold few plants because they lack water.`;
