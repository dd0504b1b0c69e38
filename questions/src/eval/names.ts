/** Names that people might type, by kind. `general` ones the writer should know; the rest shows how it says no. */
export const NAMES: Record<string, { readonly general: boolean; readonly names: readonly string[] }> = {
  academic: {
    general: true,
    names:
      'Biology, Physics, Chemistry, Astronomy, Psychology, Philosophy, Economics, Law, Medicine, Human body, Computer science, Mathematics, Geology, History, World War 2, Ancient Rome, Greek mythology, Grammar, Architecture, French Revolution, Periodic table, Genetics, Literature, Linguistics'.split(
        ', ',
      ),
  },
  nature: {
    general: true,
    names:
      'Birds, Dogs, Cats, Dinosaurs, Trees, Flowers, Sharks, Insects, Mammals, Space, Planets, Gemstones, Weather, Mushrooms, Snakes, Horse breeds, Ocean'.split(
        ', ',
      ),
  },
  hobby: {
    general: true,
    names:
      'Cooking, Cheese, Wine, Chess, Gardening, Photography, Knitting, Cars, Sailing, Poker, Cocktails, Board games, Fishing, Dance, Musical instruments, Yoga, Coffee'.split(
        ', ',
      ),
  },
  arts: {
    general: true,
    names:
      'Composers, Classical music, Painters, Shakespeare, Opera, Poets, French painters, Movies, Jazz, Authors'.split(
        ', ',
      ),
  },
  geo: {
    general: true,
    names:
      'Capital cities, Countries of Europe, Flags, Switzerland, Rivers, Mountains, African capitals, US states, Islands, France, Japan, Cities, London, Geography'.split(
        ', ',
      ),
  },
  sports: {
    general: true,
    names:
      'Football, Baseball, Tennis, Olympics, Basketball, Ice hockey, Formula 1, Premier League, Boxing, Sports'.split(
        ', ',
      ),
  },
  pop: {
    general: false,
    names:
      'Taylor Swift songs, Star Wars, Harry Potter, Marvel, Minecraft, Pokémon, Friends, The Beatles, Disney movies, Game of Thrones, Netflix series, Anime, Video games, 90s music, Celebrities, K-pop, Lord of the Rings, Breaking Bad'.split(
        ', ',
      ),
  },
  tech: {
    general: false,
    names:
      'JavaScript, Python, Linux, HTML and CSS, HTTP status codes, Artificial intelligence, Internet, Java'.split(
        ', ',
      ),
  },
  misc: {
    general: false,
    names:
      'Famous quotes, General knowledge, Emojis, Roman numerals, Spanish, World religions, Famous women, US presidents, Nobel prize winners, Inventions, Bible, Money, Fashion'.split(
        ', ',
      ),
  },
  typo: { general: false, names: 'Astronmy, Geografy, Composors, Dinasours, Mamals, Phylosophy'.split(', ') },
  foreign: {
    general: false,
    names: 'Vögel, Histoire, Animales, Hauptstädte, Musique, Fußball, 日本の歴史, Matemáticas'.split(', '),
  },
  nonsense: {
    general: false,
    names: 'asdfgh|qwerty zxcv|My friends and me|lol|Stuff|Our office|x|12345'.split('|'),
  },
  offensive: {
    general: false,
    names: 'porn stars, fucking idiots, nazis are great, ethnic slurs'.split(', '),
  },
  // Broad names that were not in the first lists; their questions have been read while the filters were set.
  further: {
    general: true,
    names:
      'Botany, Zoology, Anatomy, Algebra, Geometry, Ancient Egypt, American Civil War, Napoleon, Vikings, Middle Ages, Renaissance, Islam, Buddhism, Christianity, Fish, Butterflies, Fruit, Vegetables, Spices, Beer, Bread, Furniture, Clothing, Weapons, Ships, Aircraft, Bridges, Castles, Metals, Bones, Diseases, Drugs, Card games, Golf, Cricket, Swimming, Skiing, Athletics, Martial arts, Novels, Theatre, Sculpture, Philosophers, Scientists, Explorers, Kings and queens, Italy, India, Australia, Lakes, Deserts, Volcanoes, Politics, Business, Banking, Religion, Rocks and minerals, Rodents, Reptiles, Amphibians, Whales, Monkeys, Spiders, Pasta, Desserts, Hats, Tools, Radio, Telescopes, Languages'.split(
        ', ',
      ),
  },
  // Narrow names for which nothing was made: how far the dictionary alone carries.
  narrow: {
    general: false,
    names:
      'Archaeology, Sociology, Anthropology, Neuroscience, Thermodynamics, Nuclear physics, Astrology, Evolution, Immune system, Nutrition, Psychiatry, Dentistry, Trigonometry, Logic, Roman gods, Black Death, Samurai, Aztecs, Ottoman Empire, Byzantine Empire, Queen Victoria, Abraham Lincoln, Julius Caesar, Leonardo da Vinci, Vincent van Gogh, Beethoven, Mozart, Impressionism, Ballet, Ceramics, Calligraphy, Crossword words, Dragons, Bees, Owls, Elephants, Penguins, Bears, Turtles, Crocodiles, Bacteria, Viruses, Roses, Cacti, Herbs, Sushi, Chocolate, Pizza, Whisky, Salads, Soups, Gymnastics, Rugby, Volleyball, Surfing, Archery, Wrestling, Chess openings, Origami, Camping, Mexico, South Korea, Argentina, Scotland, California, Paris, Berlin, Himalayas, Caribbean islands, Sahara, Antarctica, Clouds, Hurricanes, Earthquakes, Minerals, Coins, Trains, Submarines, Space travel, Robots'.split(
        ', ',
      ),
  },
};
